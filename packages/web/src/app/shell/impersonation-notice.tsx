import { IconEye } from '@tabler/icons-react';
import { impersonatedUserId } from '../../lib/session/impersonation.ts';
import { useProfile } from '../../lib/session/profile-query.ts';
import classes from './impersonation-notice.module.css';

/** Never lets an admin forget that they act as somebody else. */
export function ImpersonationNotice() {
  const profile = useProfile();
  if (impersonatedUserId() === null) return null;
  return (
    <aside className={classes.notice} aria-label="Impersonation">
      <IconEye size={18} aria-hidden />
      <span>You are impersonating</span>
      <strong className={classes.name}>{profile.displayName}</strong>
      {/* A full load, so that nothing of the other person stays in memory. */}
      <a className={classes.stop} href="/app/?impersonating=0">
        Stop
      </a>
    </aside>
  );
}
