import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from './journey.ts';
import { OWNER } from './person.ts';

journey('is dark from the first paint, before any of its code has come', async (step) => {
  const { page, url } = step;
  step.expectTrouble(/Failed to load resource.*\/assets\//);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(`${url}/app/login`);

  expect(await groundOf(page)).toBe('rgb(25, 24, 20)');
});

journey(
  'keeps the theme somebody chose, whatever the system says',
  async ({ page, enter, url }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await enter(OWNER, '/profile/user/info');
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.locator('html[data-mantine-color-scheme=light]').waitFor();
    const light = await groundOf(page);

    await page.goto(`${url}/app/notifications`);
    await page.getByRole('heading', { level: 1 }).waitFor();

    expect(await groundOf(page)).toBe(light);
  },
);

function groundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
