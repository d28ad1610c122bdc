import { brandPath } from '@tandem/domain/discovery/suggestions';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LogoAvatar } from '../../../ui/logo-avatar.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { recentPartnersQuery } from '../brand-query.ts';
import classes from './brand-panels.module.css';

/** A failed look-up shows as no partners: the rest of the profile is worth reading without them. */
export function RecentPartners({ id }: { id: number }) {
  const { data, isPending } = useQuery(recentPartnersQuery(id));
  return (
    <Panel title="Recent partners" note={data?.length || undefined}>
      {isPending && <ListSkeleton rows={2} />}
      {!isPending && !data?.length && <p className={classes.quiet}>No partnerships so far.</p>}
      {data && data.length > 0 && (
        <ul className={classes.rows}>
          {data.map((partner) => (
            <li key={partner.id}>
              <Link to={brandPath(partner.id)} className={classes.row}>
                <LogoAvatar name={partner.accountname} src={partner.logo} />
                <div className={classes.words}>
                  <div className={classes.name}>{partner.accountname}</div>
                  <div className={classes.detail}>
                    {partner.tags.map(({ name }) => name).join(' · ')}
                  </div>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
