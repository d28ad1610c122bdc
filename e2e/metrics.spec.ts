import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectGoodAtEveryWidth } from './expect-good-at-every-width.ts';
import { journey, useBrowser } from './journey.ts';
import { ADMIN, OWNER, signIn } from './sign-in.ts';

useBrowser();

journey('shows an admin what people just did, up to their last moment', async (step) => {
  const { page, url, context } = step;
  const elsewhere = await context.browser()?.newContext({ locale: 'en-US' });
  if (!elsewhere) throw new Error('no browser');
  const admin = await elsewhere.newPage();
  await signIn(admin, url, ADMIN);
  await admin.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  const before = await pageViews(admin);

  await signIn(page, url, OWNER);
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await page.getByRole('link', { name: 'Favorites' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor();
  const batch = await page.waitForRequest((request) => request.url() === `${url}/metrics`);
  expect(batch.postDataJSON()).toContainEqual(
    expect.objectContaining({ action: 'page_view', meta: { app: 'tandem-web' } }),
  );
  // One more page, and the tab is gone before its batch would have been due.
  await page.goto(`${url}/app/explore/brands/3?secret=do-not-keep`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();

  const seen = ['/favorites', '/explore/brands/:id'];
  await expect
    .poll(() => pageViews(admin), { timeout: 15_000 })
    .toMatchObject(Object.fromEntries(seen.map((name) => [name, (before[name] ?? 0) + 1])));
  await elsewhere.close();
});

journey('plots usage by day, with a table and the range in the address', async ({ page, url }) => {
  await signIn(page, url, ADMIN);
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await page.goto(`${url}/app/cs-admin/usage`);
  await page.getByRole('table', { name: 'Top pages' }).getByText('/explore/brands/:id').waitFor();
  await page.getByRole('table', { name: 'Most active brands' }).getByText('Northwind').waitFor();
  await expectGoodAtEveryWidth(page);

  await page.getByRole('radio', { name: /^Sessions/ }).press('ArrowRight');
  await page.getByRole('img', { name: /^Page views per day/ }).waitFor();
  await page.getByRole('button', { name: 'Show as table' }).click();
  const rows = page.getByRole('table', { name: 'Page views per day' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(1 + 30);
  await page.getByText('90 days').click();
  await expect.poll(() => rows.count()).toBe(1 + 90);
  expect(new URL(page.url()).search).toBe('?days=90');
  await expectGoodAtEveryWidth(page);
});

/** What the usage page is told about pages. */
function pageViews(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const answer = await fetch('/admin/usage', { headers: { 'x-requested-with': 'test' } });
    const { pages } = (await answer.json()) as { pages: { page: string; views: number }[] };
    return Object.fromEntries(pages.map(({ page: name, views }) => [name, views]));
  });
}
