import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { WIDTHS } from './journey.ts';

/** The screen as it stands, on a phone, a small laptop and a desktop; leaves the desktop. */
export async function expectGoodAtEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    // The colours of the middle width are those of one of its neighbours.
    await expectAccessible(page, { contrast: width !== 1024 });
  }
}
