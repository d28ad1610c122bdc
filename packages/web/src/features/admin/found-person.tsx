import { Button } from '@mantine/core';
import type { Answer } from '@tandem/contract/contract';
import { useMutation } from '@tanstack/react-query';
import '@mantine/core/styles/Button.css';
import { beginActingAs, loadAfresh } from '../../lib/session/act-as.ts';
import { PersonRow } from '../../ui/person-row.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';

type FoundPersonProps = { person: Answer<'GET /admin/people'>[number]; mayActAs: boolean };

export function FoundPerson({ person, mayActAs }: FoundPersonProps) {
  const actAs = useMutation({
    mutationFn: () => beginActingAs(person.id),
    onSuccess: () => loadAfresh('/'),
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
  return (
    <PersonRow
      name={person.displayName}
      actions={
        mayActAs &&
        person.canBeImpersonated && (
          <Button
            variant="default"
            loading={actAs.isPending || actAs.isSuccess}
            onClick={() => actAs.mutate()}
            aria-label={`Act as ${person.displayName}`}
          >
            Act as
          </Button>
        )
      }
    >
      {person.email} · {person.brands.join(', ') || 'no brand yet'}
    </PersonRow>
  );
}
