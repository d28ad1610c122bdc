import type { Page } from 'playwright-core';

/** Fails when a page is wider than its window, and names what sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // The page follows a change of width after the 50 ms that it waits for a resize to end.
  await page
    .waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      null,
      { timeout: 2000 },
    )
    .catch(() => {});
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  if (wide.length > 0) throw new Error(`${page.url()} scrolls sideways:\n${wide.join('\n')}`);
}
