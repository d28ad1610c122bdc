import type { Page } from 'playwright-core';

/**
 * Presses Tab from the top of the page until focus comes round, and returns the controls it missed.
 * Arrow keys move between the chips of a toolbar, so one stop for each is enough, and from a text
 * into the chips before it, so those need none.
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
      .filter((control) => !control.matches('[data-chip]'))
      .filter((control) => {
        const toolbar = control.closest('[role=toolbar]');
        return !(toolbar?.querySelector('[data-reached]') ?? control.matches('[data-reached]'));
      })
      .map((control) => control.outerHTML.slice(0, 160)),
  );
}
