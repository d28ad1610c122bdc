import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { dismissToast, showToast, toastStore } from './show-toast.ts';
import { showUndoToast } from './show-undo-toast.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id);
  vi.useRealTimers();
});

const shown = () => toastStore.read().map(({ message }) => message);

it('shows a message for its time, and no longer', async () => {
  await show(<p>Page</p>);
  showToast('Saved');
  await expect.element(page.getByText('Saved')).toBeVisible();
  vi.advanceTimersByTime(1999);
  expect(shown()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it('holds the clock while somebody reads, and starts it again when they leave', async () => {
  await show(<p>Page</p>);
  showToast('Saved');
  await userEvent.hover(page.getByText('Saved'));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Saved']);
  await userEvent.hover(page.getByText('Page'));
  await vi.waitFor(() => {
    vi.advanceTimersByTime(2000);
    expect(shown()).toEqual([]);
  });
});

it('offers one step back at a time, which goes with its press', async () => {
  const undone: string[] = [];
  await show(<p>Page</p>);
  showUndoToast('Archived Jam', () => undone.push('jam'));
  showUndoToast('Archived Tea', () => undone.push('tea'));
  await expect.element(page.getByText('Archived Tea')).toBeVisible();
  expect(shown()).toEqual(['Archived Tea']);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(undone).toEqual(['tea']);
  expect(shown()).toEqual([]);
});

it('reads warnings out at once, and never hides the page behind more than four', async () => {
  await show(<p>Page</p>);
  for (const number of [1, 2, 3, 4, 5]) showToast(`Warning ${number}`, { type: 'warning' });
  await expect.element(page.getByText('Warning 5')).toBeVisible();
  expect(page.getByRole('alert').all()).toHaveLength(4);
});
