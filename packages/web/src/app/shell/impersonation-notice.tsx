import { IconEye } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { stopActing } from '../../lib/session/act-as.ts';
import { impersonatedUserId } from '../../lib/session/impersonation.ts';
import { profileQuery } from '../../lib/session/profile-query.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import classes from './impersonation-notice.module.css';

/** Never lets an admin forget that they act as somebody else, on any page. */
export function ImpersonationNotice() {
  const isActing = impersonatedUserId() !== null;
  const { data: profile } = useQuery({ ...profileQuery(), enabled: isActing });
  const queryClient = useQueryClient();
  const stop = useMutation({
    async mutationFn() {
      // What is under way in the other's name would be refused once the end is recorded.
      await queryClient.cancelQueries();
      return stopActing({ place: '/cs-admin' });
    },
    onError(error) {
      void queryClient.invalidateQueries();
      showToast(error.message, { type: 'warning' });
    },
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
