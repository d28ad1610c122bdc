import { expect } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { expectGoodAtEveryWidth } from './expect-good-at-every-width.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { journey, useBrowser } from './journey.ts';
import { ADMIN, OWNER, signIn } from './sign-in.ts';

useBrowser();

/** On the free plan, which has no partnership sweepstakes. */
const FREE = { ...OWNER, email: 'owner@beanwhistle.example' };
const TRIAL_OVER = { ...OWNER, email: 'owner@wickmoth.example' };
/** Nobody has written to this brand. */
const SILENT = { ...OWNER, email: 'owner@barkmallow.example' };
const HOME = { level: 1, name: /^Good / } as const;

journey('locks what the plan does not include and leads to the plans', async ({ page, url }) => {
  await signIn(page, url, FREE);
  await page.getByRole('heading', HOME).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Create New' }).click();
  const menu = page.getByRole('menu');
  const solo = menu.getByRole('menuitem', { name: /^Solo sweepstakes/ });
  expect(await solo.getAttribute('href')).toBe('/app/new-solo-sweepstakes');
  const partnership = menu.getByRole('menuitem', { name: /^Partnership sweepstakes/ });
  await partnership.getByLabel('Not in your plan').waitFor();
  await partnership.click();
  await page.waitForURL(/\/app\/upgrade-plan/);
});

journey('offers signup forms only with their feature', async ({ page, url }) => {
  await signIn(page, url, TRIAL_OVER);
  await page.getByRole('heading', HOME).waitFor();
  await page.getByText('Your trial has ended').waitFor();
  await page.getByRole('button', { name: 'Create New' }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem', { name: 'Signup form' }).count()).toBe(0);
});

journey('shows the way to the admin area to administrators only', async ({ page, url }) => {
  await signIn(page, url, ADMIN);
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).waitFor();
  await page.goto(`${url}/app/logout`);
  await page.waitForURL(/\/app\/login/);
  await signIn(page, url, FREE);
  await page.getByRole('heading', HOME).waitFor();
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
});

journey('searches from the bar by keyboard and offers the search again', async ({ page, url }) => {
  await signIn(page, url);
  await page.getByRole('heading', HOME).waitFor();
  const box = page.getByRole('combobox', { name: /^Search/ });
  await box.fill('running');
  await page.getByRole('option', { name: 'Fitness' }).waitFor();
  await box.press('Enter');
  await page.waitForURL(/\/app\/search\?q=running$/);
  await box.focus();
  await page.getByText('Search Again').waitFor();
  await box.press('ArrowDown');
  await expectGoodAtEveryWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await box.focus();
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.waitForURL(/\/app\/search\?q=running$/);
  expect(await page.getByRole('option').count()).toBe(0);
});

journey(
  'searches on a phone in an overlay that fills the screen',
  async ({ page, url }) => {
    await signIn(page, url);
    await page.getByRole('heading', HOME).waitFor();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const overlay = page.getByRole('dialog', { name: 'Search' });
    const size = await overlay.boundingBox();
    expect([size?.width, size?.height]).toEqual([390, 844]);
    await overlay.getByRole('combobox').fill('tea');
    await overlay.getByRole('option', { name: 'Coffee & Tea' }).click();
    await page.waitForURL(/industry\.raw=Coffee/);
    await overlay.waitFor({ state: 'detached' });
  },
  { width: 390 },
);

journey(
  'has a drawer on a phone instead of the brand menu',
  async ({ page, url }) => {
    await signIn(page, url);
    await page.getByRole('heading', HOME).waitFor();
    expect(await page.getByRole('button', { name: /^Account menu/ }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog');
    for (const name of ['Discover', 'Sweepstakes', 'Favorites', 'Calendar', 'Log Out']) {
      await drawer.getByRole('link', { name, exact: true }).waitFor();
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await drawer.getByRole('link', { name: 'Favorites' }).click();
    await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor();
    await drawer.waitFor({ state: 'detached' });
  },
  { width: 390 },
);

journey('hides favorites and calendar from the bar of a tablet', async ({ page, url }) => {
  await signIn(page, url);
  await page.getByRole('heading', HOME).waitFor();
  const bar = page.getByRole('banner');
  const places = ['Favorites', 'Calendar'].map((name) => bar.getByRole('link', { name }));
  for (const [width, isShown] of [
    [1280, true],
    [1279, false],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const place of places) expect(await place.isVisible()).toBe(isShown);
  }
});

journey('says so when there are no messages, and how to reach us', async ({ page, url }) => {
  await signIn(page, url, SILENT);
  await page.getByRole('heading', HOME).waitFor();
  await page.getByRole('button', { name: 'Messages and notifications' }).click();
  await page.getByText('No messages yet. Reach out to someone!').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Contact Us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(SILENT.email);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  expect(await dialog.getByText('Required field').count()).toBe(2);
  await expectGoodAtEveryWidth(page);
});

journey('shows a page alone with v=d, and says when there is none', async ({ page, url }) => {
  await signIn(page, url);
  await page.getByRole('heading', HOME).waitFor();
  await page.goto(`${url}/app/favorites?v=d`);
  await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor();
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await expectGoodAtEveryWidth(page);

  await page.goto(`${url}/app/nowhere/at/all?a=1`);
  await page.waitForURL(/\/app\/nowhere\/at\/all\?a=1&v=d$/);
  await page.getByRole('heading', { level: 1, name: 'There is no page at this address' }).waitFor();
  await expectGoodAtEveryWidth(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await page.getByRole('heading', HOME).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

journey('leaves the sweepstakes builder by its bar', async ({ page, url }) => {
  await signIn(page, url);
  await page.getByRole('heading', HOME).waitFor();
  await page.goto(`${url}/app/builder/1/partnership-agreement`);
  await page.getByText('Sweepstakes Builder').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('link', { name: 'Exit' }).click();
  await page.getByRole('heading', HOME).waitFor();
});

journey('keeps the old addresses of signup forms', async ({ page, url }) => {
  await signIn(page, url);
  await page.getByRole('heading', HOME).waitFor();
  await page.goto(`${url}/app/lightbox/12/settings/fields?type=embed`);
  await page.waitForURL(/\/app\/signup-form\/12\/settings\/fields\?type=embed$/);
});
