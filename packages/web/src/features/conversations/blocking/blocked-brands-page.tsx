import { Button } from '@mantine/core';
import type { Answer } from '@tandem/contract/contract';
import { brandPath } from '@tandem/domain/discovery/group-suggestions';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LogoAvatar } from '../../../ui/logo-avatar.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import classes from './blocked-brands-page.module.css';
import { blockedBrandsQuery } from './blocked-brands-query.ts';
import { useBlockBrand } from './use-block-brand.ts';

type BlockedBrand = Answer<'GET /blocked-brands'>[number];

export function BlockedBrandsPage() {
  const brand = useCurrentBrand();
  const { data, error, refetch, isFetching } = useQuery(blockedBrandsQuery(brand.id));
  return (
    <Page
      title="Blocked brands"
      description={`Brands ${brand.accountname} accepts no messages from. They are not told.`}
      width="reading"
    >
      <Panel title="Blocked" note={data?.length || undefined}>
        {!data && !error && <ListSkeleton rows={3} />}
        {!data && error && (
          <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {data?.length === 0 && (
          <EmptyState drawing="seedling" title="No brand is blocked" order={3}>
            You block a brand from its profile or from a conversation with it.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className={classes.rows}>
            {data.map((blocked) => (
              <BlockedRow key={blocked.id} blocked={blocked} />
            ))}
          </ul>
        )}
      </Panel>
    </Page>
  );
}

function BlockedRow({ blocked }: { blocked: BlockedBrand }) {
  const mayChange = useHasRole('member');
  const blocking = useBlockBrand({ id: blocked.id, name: blocked.accountname });
  return (
    <li className={classes.row}>
      <LogoAvatar name={blocked.accountname} src={blocked.logo} />
      <div className={classes.about}>
        <Link className={classes.name} to={brandPath(blocked.id)}>
          {blocked.accountname}
        </Link>
        <div className={classes.when}>
          Since <Moment at={blocked.blockedAt} />
        </div>
      </div>
      {mayChange && (
        <Button
          variant="default"
          size="xs"
          loading={blocking.isPending}
          onClick={blocking.unblock}
          aria-label={`Unblock ${blocked.accountname}`}
        >
          Unblock
        </Button>
      )}
    </li>
  );
}
