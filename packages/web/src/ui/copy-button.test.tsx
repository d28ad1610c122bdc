import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { CopyButton } from './copy-button.tsx';

it('tells how copying went, as browsers may refuse at any time', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await show(<CopyButton text="code" />);
  await userEvent.click(page.getByRole('button', { name: 'Copy' }));
  await expect.element(page.getByText('Copied to Clipboard')).toBeVisible();
  expect(write).toHaveBeenCalledWith('code');
  write.mockRejectedValueOnce(new Error('refused'));
  await userEvent.click(page.getByRole('button', { name: 'Copy' }));
  await expect.element(page.getByText('Could not copy to clipboard')).toBeVisible();
});
