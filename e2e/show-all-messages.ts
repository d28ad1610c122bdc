import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Scrolls a thread back until this many messages have been shown. */
export async function showAllMessages(page: Page, count: number): Promise<void> {
  const shown = page.locator('[data-rich-text]');
  await shown.first().waitFor();
  const scrolled = async () => {
    await page
      .getByRole('region', { name: /^Messages with/ })
      .evaluate((box) => box.scrollTo({ top: 0 }));
    return shown.count();
  };
  await expect.poll(scrolled).toBeGreaterThanOrEqual(count);
}
