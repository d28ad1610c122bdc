import type { Page } from 'playwright-core';

/** A page with its heading, its styles and pictures, and nothing on it that is still being loaded. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1, [role=dialog]').first().waitFor();
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return (
      !document.querySelector('[role=status][aria-label=Loading], [data-waiting]') &&
      sheets.every(({ sheet }) => sheet) &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
    );
  });
}
