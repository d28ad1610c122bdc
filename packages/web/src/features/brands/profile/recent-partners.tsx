import { brandPath } from '@tandem/domain/discovery/suggestions';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/loaded.tsx';
import { LogoRow, LogoRows } from '../../../ui/logo-row.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { recentPartnersQuery } from '../brand-query.ts';
import classes from './brand-panels.module.css';

export function RecentPartners({ id }: { id: number }) {
  const query = useQuery(recentPartnersQuery(id));
  return (
    <Panel title="Recent partners" note={query.data?.length || undefined}>
      <Loaded
        query={query}
        skeleton={<ListSkeleton rows={2} />}
        empty={<p className={classes.quiet}>No partnerships so far.</p>}
      >
        {(partners) => (
          <LogoRows>
            {partners.map((partner) => (
              <LogoRow
                key={partner.id}
                to={brandPath(partner.id)}
                name={partner.accountname}
                logo={partner.logo}
                text={partner.tags.map(({ name }) => name).join(' · ')}
              />
            ))}
          </LogoRows>
        )}
      </Loaded>
    </Panel>
  );
}
