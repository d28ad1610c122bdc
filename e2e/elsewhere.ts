import type { BrowserContext, Page } from 'playwright-core';

/** Somebody else at another computer: a browser profile of its own, gone afterwards. */
export async function elsewhere(
  context: BrowserContext,
  walk: (page: Page) => Promise<void>,
): Promise<void> {
  const other = await context.browser()?.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  if (!other) throw new Error('no browser');
  other.setDefaultTimeout(15_000);
  await walk(await other.newPage());
  await other.close();
}
