import { Outlet } from 'react-router';
import { useProfile } from '../../lib/session/profile-query.ts';
import { usePlaces } from '../../lib/slots/use-slot.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';

export function AdminLayout() {
  const profile = useProfile();
  const places = usePlaces('admin.tab');
  if (!profile.isAdmin) {
    return (
      <EmptyState drawing="compass" title="This area is for administrators" order={1}>
        Ask an administrator if you need something from here.
      </EmptyState>
    );
  }
  return (
    <Page title="Admin" description="Help people, and see what needs a hand behind the scenes.">
      <TabLinks label="Admin sections" tabs={places.map(({ label, to }) => ({ label, to }))} />
      <Outlet />
    </Page>
  );
}
