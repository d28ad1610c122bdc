import { useNavigate } from 'react-router';
import { APP_BASE } from '../../lib/app-base.ts';

/**
 * Goes where a payment is confirmed. The local gateway's bank is a page of ours, a real one is
 * somebody else's; the promise stays open so that buttons keep waiting while the page changes.
 */
export function useConfirmWithBank(): (confirmUrl: string) => Promise<void> {
  const navigate = useNavigate();
  return async (confirmUrl) => {
    const url = new URL(confirmUrl, location.origin);
    if (url.origin === location.origin && url.pathname.startsWith(`${APP_BASE}/`)) {
      await navigate(`${url.pathname.slice(APP_BASE.length)}${url.search}`);
      return;
    }
    location.assign(url);
    await new Promise(() => {});
  };
}
