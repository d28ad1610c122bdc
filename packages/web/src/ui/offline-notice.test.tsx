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

it('promises to send messages later where that is so, and only there', async () => {
  const sends = page.getByText(/Messages you send will wait/);
  const everything = page.getByText(/and changes cannot be saved/);
  network(false);
  const shown = await show(<OfflineNotice messagesWait />);
  await expect.element(sends).toBeVisible();
  await expect.element(everything).not.toBeInTheDocument();
  await shown.unmount();
  await show(<OfflineNotice />);
  await expect.element(everything).toBeVisible();
  await expect.element(sends).not.toBeInTheDocument();
});

it('tells pages that fill the window how much of it is taken', async () => {
  const room = () => document.documentElement.style.getPropertyValue('--tandem-offline-room');
  network(false);
  await show(<OfflineNotice />);
  await expect.poll(room, { timeout: 3000 }).toMatch(/^[1-9]\d*px$/);
  network(true);
  await expect.poll(room, { timeout: 3000 }).toBe('');
});
