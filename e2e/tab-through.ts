import type { Page } from 'playwright-core';

/**
 * Presses Tab from the top of the page until focus comes round, and returns the controls it missed.
 * Chips within a toolbar are reached with arrow keys, so one stop for each toolbar is enough.
 */
export async function tabThrough(page: Page): Promise<string[]> {
  await page.evaluate(() => document.body.focus());
  const controls = await page.locator('main :is(a[href], button, input, textarea)').count();
  for (let pressed = 0; pressed < controls * 2; pressed += 1) {
    await page.keyboard.press('Tab');
    const cameRound = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.hasAttribute('data-reached'))
        return true;
      focused.setAttribute('data-reached', '');
      return false;
    });
    if (cameRound) break;
  }
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input, textarea, [role=slider])')]
      .filter((control) => control.checkVisibility() && control.matches(':enabled, [role=slider]'))
      .filter((control) => {
        const group = control.closest('[role=toolbar]') ?? control.closest('[data-chip]');
        return !(group?.querySelector('[data-reached]') ?? control.hasAttribute('data-reached'));
      })
      .map((control) => control.outerHTML.slice(0, 160)),
  );
}
