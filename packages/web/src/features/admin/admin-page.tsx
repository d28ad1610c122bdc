import { useProfile } from '../../lib/session/profile-query.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { FailedJobs } from './failed-jobs.tsx';

export function AdminPage() {
  const profile = useProfile();
  if (!profile.isAdmin) {
    return (
      <EmptyState drawing="compass" title="This area is for administrators" order={1}>
        Ask an administrator if you need something from here.
      </EmptyState>
    );
  }
  return (
    <Page title="Admin" description="What needs a hand behind the scenes.">
      <FailedJobs />
    </Page>
  );
}
