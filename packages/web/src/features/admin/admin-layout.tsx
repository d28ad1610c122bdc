import { Outlet } from 'react-router';
import { useProfile } from '../../lib/session/profile-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';

const TABS = [
  { to: '/cs-admin/people', label: 'People' },
  { to: '/cs-admin/support', label: 'Support' },
  { to: '/cs-admin/usage', label: 'Usage' },
  { to: '/cs-admin/reported-messages', label: 'Reported messages' },
  { to: '/cs-admin/audit-log', label: 'Audit log' },
  { to: '/cs-admin/failed-jobs', label: 'Failed jobs' },
];

export function AdminLayout() {
  const profile = useProfile();
  if (!profile.isAdmin) {
    return (
      <EmptyState drawing="compass" title="This area is for administrators" order={1}>
        Ask an administrator if you need something from here.
      </EmptyState>
    );
  }
  return (
    <Page title="Admin" description="Help people, and see what needs a hand behind the scenes.">
      <TabLinks label="Admin sections" tabs={TABS} />
      <Outlet />
    </Page>
  );
}
