import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { DEBOUNCE_MS } from '@tandem/domain/input/interface-delays';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useProfile } from '../../lib/session/profile-query.ts';
import { Banner } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PersonRows } from '../../ui/person-row.tsx';
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx';
import { FoundPerson } from './found-person.tsx';
import classes from './people.module.css';

// Loaded when first opened: dialogs are heavy.
const ActAsDialog = lazy(async () => ({
  default: (await import('./act-as-dialog.tsx')).ActAsDialog,
}));

/** Finds anybody on the platform. The text is part of the address, so a search can be passed on. */
export function People() {
  const { canImpersonate } = useProfile();
  const [params, setParams] = useSearchParams();
  const text = params.get('search') ?? '';
  const asked = Number(params.get('actAs'));
  const [actAs, setActAs] = useState(asked > 0 ? { id: asked, name: `person ${asked}` } : null);
  const [search] = useDebouncedValue(text.trim(), DEBOUNCE_MS.input);
  const query = useQuery({
    queryKey: ['people', search],
    queryFn: ({ signal }) => call('GET /admin/people', { query: { search }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {params.get('acting') === 'over' && (
        <Banner status="informational" title="You are no longer acting as somebody else">
          It ends after an hour. Begin again if you still need to.
        </Banner>
      )}
      <TextField
        label="Search people"
        type="search"
        placeholder="Name, email or brand"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={(next) => setParams(next ? { search: next } : {}, { replace: true })}
      />
      <Panel title={search ? 'Found' : 'Newest people'} note={query.data?.length || undefined}>
        <Loaded
          query={query}
          skeleton={<ListSkeleton rows={6} />}
          empty={
            <EmptyState drawing="compass" title="Nobody found" order={3}>
              Try a part of the name, the email address or the brand.
            </EmptyState>
          }
        >
          {(people) => (
            <div className={classes.found} aria-busy={query.isPlaceholderData}>
              <PersonRows>
                {people.map((person) => (
                  <FoundPerson
                    key={person.id}
                    person={person}
                    mayActAs={canImpersonate}
                    onActAs={() => setActAs({ id: person.id, name: person.displayName })}
                  />
                ))}
              </PersonRows>
            </div>
          )}
        </Loaded>
      </Panel>
      {actAs && canImpersonate && (
        <Suspense>
          <ActAsDialog person={actAs} onClose={() => setActAs(null)} />
        </Suspense>
      )}
    </>
  );
}
