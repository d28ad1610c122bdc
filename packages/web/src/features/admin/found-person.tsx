import { Button } from '@mantine/core';
import type { Answer } from '@tandem/contract/contract';
import '@mantine/core/styles/Button.css';
import { PersonRow } from '../../ui/person-row.tsx';

type FoundPersonProps = {
  person: Answer<'GET /admin/people'>[number];
  mayActAs: boolean;
  onActAs: () => void;
};

export function FoundPerson({ person, mayActAs, onActAs }: FoundPersonProps) {
  return (
    <PersonRow
      name={person.displayName}
      actions={
        mayActAs &&
        person.canBeImpersonated && (
          <Button variant="default" onClick={onActAs} aria-label={`Act as ${person.displayName}`}>
            Act as
          </Button>
        )
      }
    >
      {person.email} · {person.brands.join(', ') || 'no brand yet'}
    </PersonRow>
  );
}
