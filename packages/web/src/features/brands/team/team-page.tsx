import { roleAtLeast } from '@tandem/domain/accounts/roles';
import { useQuery } from '@tanstack/react-query';
import { useRealtime } from '../../../lib/realtime/use-realtime.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useProfile } from '../../../lib/session/profile-query.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteList } from './invite-list.tsx';
import { MemberList } from './member-list.tsx';
import { teamQuery } from './team-query.ts';

export function TeamPage() {
  const brand = useCurrentBrand();
  const profile = useProfile();
  const query = useQuery(teamQuery(brand.id));
  const { data: team, refetch } = query;
  // Somebody joined, left or got another role.
  useRealtime('access_changed', () => void refetch());
  const own = profile.mostRecentBrands.find((recent) => recent.brand.id === brand.id)?.brand.role;
  const mayManage = own !== undefined && roleAtLeast(own, 'owner');
  return (
    <Page
      title="Team"
      description={
        mayManage
          ? `Who works on ${brand.accountname}, and what they may do.`
          : `Who works on ${brand.accountname}. Ask an owner to invite people or change roles.`
      }
      width="reading"
    >
      {mayManage && <InviteForm />}
      <Panel title="Members" note={team?.members.length}>
        <Loaded query={query} skeleton={<ListSkeleton rows={3} />}>
          {({ members }) => (
            <MemberList members={members} mayManage={mayManage} ownId={profile.id} />
          )}
        </Loaded>
      </Panel>
      {team && team.invites.length > 0 && (
        <Panel title="Open invitations" note={team.invites.length}>
          <InviteList invites={team.invites} mayManage={mayManage} />
        </Panel>
      )}
    </Page>
  );
}
