import { IconEye } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { stopActing } from '../../lib/session/act-as.ts';
import { impersonatedUserId } from '../../lib/session/impersonation.ts';
import { profileQuery } from '../../lib/session/profile-query.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import classes from './impersonation-notice.module.css';

/** Never lets an admin forget that they act as somebody else, on any page. */
export function ImpersonationNotice() {
  const isActing = impersonatedUserId() !== null;
  const { data: profile } = useQuery({ ...profileQuery(), enabled: isActing });
  const stop = useMutation({
    mutationFn: () => stopActing({ place: '/cs-admin' }),
    onError: (error) => showToast(error.message, { type: 'warning' }),
  });
  if (!isActing && !stop.isPending) return null;
  return (
    <aside className={classes.notice} aria-label="Impersonation">
      <IconEye className={classes.icon} aria-hidden />
      <span className={classes.text}>You are impersonating {profile?.displayName}</span>
      <button
        type="button"
        className={classes.stop}
        disabled={stop.isPending}
        onClick={() => stop.mutate()}
      >
        Stop
      </button>
    </aside>
  );
}
