import { expect } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { expectGoodState } from './expect-good-state.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { journey } from './journey.ts';
import { ADMIN, demoOwner, OWNER, VIEWER } from './person.ts';

/** On the free plan, which has no partnership sweepstakes. */
const FREE = demoOwner('beanwhistle');
const TRIAL_OVER = demoOwner('wickmoth');
/** On the trial, for twelve more days. */
const ON_TRIAL = demoOwner('whiskerloft');
/** Nobody has written to this brand. */
const SILENT = demoOwner('barkmallow');
const HOME = { level: 1, name: /^Good / } as const;

journey('locks what the plan does not include and leads to the plans', async ({ page, enter }) => {
  await enter(FREE);
  await page.getByRole('button', { name: 'Create New' }).click();
  const menu = page.getByRole('menu');
  const solo = menu.getByRole('menuitem', { name: /^Solo sweepstakes/ });
  expect(await solo.getAttribute('href')).toBe('/app/new-solo-sweepstakes');
  const partnership = menu.getByRole('menuitem', { name: /^Partnership sweepstakes/ });
  await partnership.getByLabel('Not in your plan').waitFor();
  await partnership.click();
  await page.waitForURL(/\/app\/upgrade-plan/);
});

journey('offers signup forms only with their feature', async ({ page, enter }) => {
  await enter(TRIAL_OVER);
  const ended = page.getByRole('dialog', { name: 'Your trial has ended' });
  await ended.waitFor();
  await page.keyboard.press('Escape');
  await ended.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Create New' }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem', { name: 'Signup form' }).count()).toBe(0);
});

journey('shows the way to the admin area to administrators only', async ({ page, enter, url }) => {
  await enter(ADMIN);
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).waitFor();
  await page.goto(`${url}/app/logout`);
  await page.waitForURL(/\/app\/login/);
  await enter(FREE);
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
});

journey(
  'searches from the bar by keyboard and offers the search again',
  async ({ page, enter }) => {
    await enter(OWNER);
    const box = page.getByRole('combobox', { name: /^Search/ });
    await box.fill('running');
    await page.getByRole('option', { name: 'Fitness' }).waitFor();
    await box.press('Enter');
    await page.waitForURL(/\/app\/search\?q=running$/);
    await box.focus();
    await page.getByText('Search Again').waitFor();
    await box.press('ArrowDown');
    await expectGoodState(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await box.focus();
    await box.press('ArrowDown');
    await box.press('Enter');
    await page.waitForURL(/\/app\/search\?q=running$/);
    expect(await page.getByRole('option').count()).toBe(0);
  },
);

journey(
  'searches on a phone in an overlay that fills the screen',
  async ({ page, enter }) => {
    await enter(OWNER);
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
  async ({ page, enter }) => {
    await enter(OWNER);
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

journey(
  'keeps favorites and calendar off the bar of a tablet, but in its menu',
  async ({ page, enter }) => {
    await enter(OWNER);
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
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Calendar' }).waitFor();
    await page.getByRole('menuitem', { name: 'Favorites' }).click();
    await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor();
  },
);

journey('leads to everything about SMS from one place', async ({ page, enter }) => {
  await enter(OWNER);
  const sms = page.getByRole('button', { name: 'SMS' });
  await sms.press('ArrowDown');
  const places = page.getByRole('menuitem');
  expect(await places.allTextContents()).toEqual([
    'Signup forms',
    'Plan and credits',
    'Credit history',
    'TCPA setup',
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/app\/manage-sms-marketing$/);
});

journey('counts unread messages beside the bell', async ({ page, enter }) => {
  await enter(OWNER);
  const bar = page.getByRole('banner');
  const all = bar.getByRole('button', { name: /^Messages and notifications, \d+ unread$/ });
  const messages = bar.getByRole('link', { name: /^Messages, \d+ unread$/ });
  await messages.waitFor();
  const count = async (name: Promise<string | null>) => Number(/\d+/.exec((await name) ?? '')?.[0]);
  const unread = await count(messages.getAttribute('aria-label'));
  expect(unread).toBeGreaterThan(0);
  expect(unread).toBeLessThanOrEqual(await count(all.getAttribute('aria-label')));
  await messages.click();
  await page.waitForURL(/\/app\/messaging/);
});

journey('offers viewers nothing to make and nothing to buy', async ({ page, enter }) => {
  await enter(VIEWER);
  await page.getByText(/^Here is what happened lately at /).waitFor();
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'SMS' }).waitFor();
  expect(await bar.getByRole('button', { name: 'Create New' }).count()).toBe(0);
  expect(await bar.getByRole('link', { name: /Upgrade|Select Plan/ }).count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('heading', { name: 'SMS' }).waitFor();
  expect(await drawer.getByText('Create New', { exact: true }).count()).toBe(0);
  expect(await drawer.getByRole('link', { name: /Upgrade|Select Plan/ }).count()).toBe(0);
});

journey(
  'says on every screen how long the trial lasts',
  async ({ page, enter }) => {
    await enter(ON_TRIAL);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const days = page.getByRole('banner').getByText(/days? left|Ends today/);
      await days.filter({ visible: true }).waitFor();
      await expectNoSidewaysScroll(page);
    }
  },
  { width: 390 },
);

journey(
  'brings the open one of many places into sight',
  async ({ page, enter, url }) => {
    await enter(ADMIN, '/profile/user/notifications');
    const isInSight = (row: string) =>
      page
        .getByRole('navigation', { name: row })
        .locator('[aria-current=page]')
        .evaluate((place) => {
          const { left, right } = place.getBoundingClientRect();
          return left >= 0 && right <= window.innerWidth;
        });
    expect(await isInSight('Settings')).toBe(true);
    await page.goto(`${url}/app/cs-admin/failed-jobs`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await isInSight('Admin sections')).toBe(true);
  },
  { width: 390 },
);

journey('says so when there are no messages, and how to reach us', async ({ page, enter }) => {
  await enter(SILENT);
  await page.getByRole('button', { name: 'Messages and notifications' }).click();
  await page.getByText('No messages yet. Reach out to someone!').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Contact Us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(SILENT.email);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  expect(await dialog.getByText('Required field').count()).toBe(2);
  await expectGoodState(page);
});

journey(
  'shows a page alone with v=d, and says when there is none',
  async ({ page, enter, url }) => {
    await enter(OWNER, '/favorites?v=d');
    await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await expectGoodState(page);

    await page.goto(`${url}/app/nowhere/at/all?a=1`);
    await page.waitForURL(/\/app\/nowhere\/at\/all\?a=1&v=d$/);
    await page
      .getByRole('heading', { level: 1, name: 'There is no page at this address' })
      .waitFor();
    await expectGoodState(page);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.getByRole('heading', HOME).waitFor();
    expect(new URL(page.url()).search).toBe('');
  },
);

journey('leaves the sweepstakes builder by its bar', async ({ page, enter }) => {
  await enter(OWNER, '/builder/1/partnership-agreement');
  await page.getByText('Sweepstakes Builder').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('link', { name: 'Exit' }).click();
  await page.getByRole('heading', HOME).waitFor();
});

journey('keeps the old addresses of signup forms', async ({ page, enter }) => {
  await enter(OWNER, '/lightbox/12/settings/fields?type=embed');
  await page.waitForURL(/\/app\/signup-form\/12\/settings\/fields\?type=embed$/);
});
