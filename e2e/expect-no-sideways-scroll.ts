import type { Page } from 'playwright-core';

/** Fails when a page is wider than its window, and names what sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(async () => {
    const root = document.documentElement;
    const isTooWide = () => root.scrollWidth > root.clientWidth;
    // The page follows a change of width after the 50 ms that it waits for a resize to end, and a
    // busy machine takes its time to lay it out; frames are counted, which such a machine draws late.
    for (let frame = 0; frame < 120 && isTooWide(); frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    if (!isTooWide()) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  if (wide.length > 0) throw new Error(`${page.url()} scrolls sideways:\n${wide.join('\n')}`);
}
