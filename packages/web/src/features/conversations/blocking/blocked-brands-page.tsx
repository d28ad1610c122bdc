import { Button } from '@mantine/core';
import type { Answer } from '@tandem/contract/contract';
import { brandPath } from '@tandem/domain/discovery/suggestions';
import { useQuery } from '@tanstack/react-query';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PersonRow, PersonRows } from '../../../ui/person-row.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { blockedBrandsQuery } from './blocked-brands-query.ts';
import { useBlockBrand } from './use-block-brand.ts';

type BlockedBrand = Answer<'GET /blocked-brands'>[number];

export function BlockedBrandsPage() {
  const brand = useCurrentBrand();
  const query = useQuery(blockedBrandsQuery(brand.id));
  return (
    <Page
      title="Blocked brands"
      description={`Brands ${brand.accountname} accepts no messages from. They are not told.`}
      width="reading"
    >
      <Panel title="Blocked" note={query.data?.length || undefined}>
        <Loaded
          query={query}
          skeleton={<ListSkeleton rows={3} />}
          empty={
            <EmptyState drawing="seedling" title="No brand is blocked" order={3}>
              You block a brand from its profile or from a conversation with it.
            </EmptyState>
          }
        >
          {(brands) => (
            <PersonRows>
              {brands.map((blocked) => (
                <BlockedRow key={blocked.id} blocked={blocked} />
              ))}
            </PersonRows>
          )}
        </Loaded>
      </Panel>
    </Page>
  );
}

function BlockedRow({ blocked }: { blocked: BlockedBrand }) {
  const mayChange = useHasRole('member');
  const blocking = useBlockBrand({ id: blocked.id, name: blocked.accountname });
  return (
    <PersonRow
      name={blocked.accountname}
      logo={blocked.logo}
      to={brandPath(blocked.id)}
      actions={
        mayChange && (
          <Button
            variant="default"
            size="xs"
            loading={blocking.isPending}
            onClick={blocking.unblock}
            aria-label={`Unblock ${blocked.accountname}`}
          >
            Unblock
          </Button>
        )
      }
    >
      Since <Moment at={blocked.blockedAt} />
    </PersonRow>
  );
}
