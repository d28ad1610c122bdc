import { expect } from 'vitest';
import { signInToApi } from './api-caller.ts';
import { expectGoodState } from './expect-good-state.ts';
import { givenBrand } from './given-brand.ts';
import { journey } from './journey.ts';
import { ADMIN } from './person.ts';

journey('shows an admin what people just did, up to their last moment', async (step) => {
  const { page, url } = step;
  const [brand, admin] = await Promise.all([givenBrand(url), signInToApi(url, ADMIN)]);
  // Others open such pages meanwhile.
  const viewsOf = async (path: string) => {
    const { pages } = await admin.call('GET /admin/usage', { query: {} });
    return pages.find(({ page: name }) => name === path)?.views ?? 0;
  };
  const before = await viewsOf('/explore/brands/:id');

  await step.enter(brand.person, '/favorites');
  const batch = await page.waitForRequest((request) => request.url() === `${url}/metrics`);
  expect(batch.postDataJSON()).toContainEqual(
    expect.objectContaining({ action: 'page_view', meta: { app: 'tandem-web' } }),
  );
  // One more page, and the tab is gone before its batch would have been due.
  await page.goto(`${url}/app/explore/brands/3?secret=do-not-keep`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
  await expect.poll(() => viewsOf('/explore/brands/:id')).toBeGreaterThan(before);
});

journey('plots usage by day, with a table and the range in the address', async (step) => {
  const { page } = step;
  await step.enter(ADMIN, '/cs-admin/usage');
  await page.getByRole('table', { name: 'Top pages' }).getByText('/explore/brands/:id').waitFor();
  await page.getByRole('table', { name: 'Most active brands' }).getByText('Northwind').waitFor();

  await page.getByRole('radio', { name: /^Sessions/ }).press('ArrowRight');
  await page.getByRole('img', { name: /^Page views per day/ }).waitFor();
  await page.getByRole('button', { name: 'Show as table' }).click();
  const rows = page.getByRole('table', { name: 'Page views per day' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(1 + 30);
  await page.getByText('90 days').click();
  await expect.poll(() => rows.count()).toBe(1 + 90);
  expect(new URL(page.url()).search).toBe('?days=90');
  await expectGoodState(page);
});
