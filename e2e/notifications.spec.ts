import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { expectGoodState } from './expect-good-state.ts';
import { type GivenBrand, givenBrand } from './given-brand.ts';
import { journey } from './journey.ts';
import { linkMailedTo } from './mailbox.ts';
import { givenConversation } from './messaging.ts';

journey('rings the bell as it happens, and stops when it is opened', async (step) => {
  const { page, url } = step;
  const [shoes, tea] = await Promise.all([givenBrand(url), givenBrand(url)]);
  await step.enter(shoes.person, '/notifications');
  const before = await unread(page);

  await favors(tea, shoes);
  const row = page.getByRole('link', { name: `${tea.name} added you to their favorites` });
  await row.getByRole('img', { name: 'Unread' }).waitFor();
  await counts(page, before + 1);
  await expectGoodState(page);

  await row.click();
  await page.getByRole('heading', { level: 1, name: tea.name }).waitFor();
  await counts(page, before);
  await page.goBack();
  await row.waitFor();
  expect(await row.getByRole('img', { name: 'Unread' }).count()).toBe(0);
  await page.reload();
  await row.waitFor();
  expect(await row.getByRole('img', { name: 'Unread' }).count()).toBe(0);
});

journey('shows the newest in the bell, and marks everything read in every tab', async (step) => {
  const { page, url, context } = step;
  const [shoes, bread, travel] = await givenThree(url);
  await favors(bread, shoes);
  await favors(travel, shoes);
  await givenConversation(bread, shoes, 'Bread for runners?');
  await step.enter(shoes.person);
  const other = await context.newPage();
  await other.goto(`${url}/app/notifications`);
  await other.getByRole('link', { name: new RegExp(travel.name) }).waitFor();

  await bell(page).click();
  const menu = page.getByRole('menu', { name: 'Messages and notifications' });
  const messages = menu.getByRole('group', { name: 'Messages' });
  const notices = menu.getByRole('group', { name: 'Notifications' });
  await messages.getByText('Bread for runners?').waitFor();
  await notices.getByText(`${travel.name} added you to their favorites`).waitFor();
  expect(await messages.getByRole('menuitem').count()).toBeLessThanOrEqual(3);
  expect(await notices.getByRole('menuitem').count()).toBeLessThanOrEqual(3);
  await expectAccessible(page);
  // By keyboard alone: into the menu, to its end, and everything is read.
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await counts(page, 0);
  await counts(other, 0);
  expect(await other.getByRole('main').getByRole('img', { name: 'Unread' }).count()).toBe(0);
});

journey(
  'shows two and two on a phone, and counts in its menu',
  async (step) => {
    const { page, url } = step;
    const [shoes, bread, travel] = await givenThree(url);
    for (const fan of [bread, travel]) {
      await favors(fan, shoes);
      await givenConversation(fan, shoes, 'On your marks?');
    }
    await step.enter(shoes.person);
    await bell(page).click();
    for (const name of ['Messages', 'Notifications']) {
      const group = page.getByRole('group', { name });
      await group.getByRole('menuitem').first().waitFor();
      expect(await group.getByRole('menuitem').count()).toBe(2);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const total = await unread(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('navigation', { name: 'Main' });
    const countOf = async (name: string) =>
      Number.parseInt(
        (await drawer.getByRole('link', { name }).textContent())?.replace(/\D+/g, '') || '0',
        10,
      );
    await drawer.getByRole('link', { name: 'Messages' }).waitFor();
    expect((await countOf('Messages')) + (await countOf('Notifications'))).toBe(total);
  },
  { width: 390 },
);

journey('tells nothing of what somebody switched off', async (step) => {
  const { page, url } = step;
  const [surf, travel] = await Promise.all([givenBrand(url), givenBrand(url)]);
  await step.enter(surf.person, '/profile/user/notifications');
  await page.getByRole('switch', { name: 'Community' }).uncheck();
  await page.getByText('Saved').first().waitFor();
  await page.getByRole('radio', { name: 'Every Monday' }).check();
  await page.getByText('Saved').first().waitFor();
  await page.reload();
  await page.getByRole('radio', { name: 'Every Monday' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Every Monday' }).isChecked()).toBe(true);
  expect(await page.getByRole('switch', { name: 'Community' }).isChecked()).toBe(false);

  await favors(travel, surf);
  await page.goto(`${url}/app/notifications`);
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  await page.getByRole('main').locator('li, h2').first().waitFor();
  expect(await page.getByText(`${travel.name} added you to their favorites`).count()).toBe(0);
});

journey('ends the summary mails by the link in one, without signing in', async (step) => {
  const { page, url, expectTrouble } = step;
  const [travel, surf] = await Promise.all([givenBrand(url), givenBrand(url)]);
  await favors(surf, travel);
  expect(await travel.api.call('POST /sandbox/digest')).toEqual({ isSent: true });
  const { email } = travel.person;
  const link = await linkMailedTo(url, email, /unread/, 'Unsubscribe: ');
  await page.goto(`${url}${link}`);
  await page.getByText(`f•••@${email.split('@')[1]}`).waitFor();
  await expectGoodState(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  const preferences = await travel.api.call('GET /notification-preferences');
  expect(preferences.digest).toBe('off');

  expectTrouble(/404/);
  await page.goto(`${url}${link.slice(0, -1)}`);
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
});

const bell = (page: Page): Locator =>
  page.getByRole('button', { name: 'Messages and notifications' });

async function unread(page: Page): Promise<number> {
  await bell(page).waitFor();
  // The number, or nothing: no longer the spinner.
  await page.waitForFunction(() => !document.querySelector('header [class*=spinner]'));
  return Number.parseInt((await bell(page).textContent()) || '0', 10);
}

/** The badge and the title, both. */
async function counts(page: Page, count: number): Promise<void> {
  const title = count === 0 ? /^[^(]/ : new RegExp(`^\\(${count}\\) `);
  await page.waitForFunction((wanted) => new RegExp(wanted).test(document.title), title.source);
  expect(await unread(page)).toBe(count);
}

async function favors(fan: GivenBrand, star: GivenBrand): Promise<void> {
  const body = { brandId: star.id };
  expect(await fan.api.call('POST /toggle-brand-favorite', { body })).toEqual({ isFavorite: true });
}

async function givenThree(url: string): Promise<[GivenBrand, GivenBrand, GivenBrand]> {
  return Promise.all([givenBrand(url), givenBrand(url), givenBrand(url)]);
}
