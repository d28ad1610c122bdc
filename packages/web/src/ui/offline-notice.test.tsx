import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function network(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

it('says that the network is gone, and stops when it is back', async () => {
  await show(<OfflineNotice />);
  const notice = page.getByText(/You are offline/);
  await expect.element(notice).not.toBeInTheDocument();
  network(false);
  await expect.element(notice).toBeVisible();
  network(true);
  await expect.element(notice).not.toBeInTheDocument();
});
