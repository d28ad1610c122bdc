import type { Page } from 'playwright-core';
import { expectAccessible } from './expect-accessible.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { WIDTHS } from './journey.ts';

/**
 * A state that no address leads to, such as an open dialog or a refusal, at every width; leaves the
 * desktop. Pages as they open are looked at more closely, once, by routes.spec.ts.
 */
export async function expectGoodState(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    // The middle width shows what one of its neighbours shows, in the colours of both.
    if (width !== 1024) await expectAccessible(page, { contrast: width === 1440 });
  }
}
