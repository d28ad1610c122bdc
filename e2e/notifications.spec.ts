import { type APIRequestContext, type Locator, type Page, request } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { expectGoodAtEveryWidth } from './expect-good-at-every-width.ts';
import { journey, useBrowser } from './journey.ts';
import { linkMailedTo } from './mailbox.ts';
import { OWNER, signIn } from './sign-in.ts';

useBrowser();

/** Demo brands that no other journey works as. */
const owner = (slug: string) => ({ ...OWNER, email: `owner@${slug}.example` });
const SHOES = owner('strideloom');
const TEA = { name: 'Quillkettle Tea', person: owner('quillkettle') };
const BREAD = { name: 'Ryelark Bakery', person: owner('ryelark') };
const TRAVEL = { name: 'Wanderquay', person: owner('wanderquay') };
const SURF = { name: 'Tidewhistle Surf', person: owner('tidewhistle') };

journey('rings the bell as it happens, and stops when it is opened', async (step) => {
  const { page, url } = step;
  await enter(page, url, SHOES);
  await page.goto(`${url}/app/notifications`);
  await bell(page).waitFor();
  const before = await unread(page);

  await favors(url, TEA.person, SHOES);
  const row = page.getByRole('link', { name: `${TEA.name} added you to their favorites` });
  await row.getByRole('img', { name: 'Unread' }).waitFor();
  await counts(page, before + 1);
  await expectGoodAtEveryWidth(page);

  await row.click();
  await page.getByRole('heading', { level: 1, name: TEA.name }).waitFor();
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
  await enter(page, url, SHOES);
  await favors(url, BREAD.person, SHOES);
  await favors(url, TRAVEL.person, SHOES);
  await writes(url, BREAD.person, SHOES, 'Bread for runners?');
  const other = await context.newPage();
  await other.goto(`${url}/app/notifications`);
  await other.getByRole('link', { name: new RegExp(TRAVEL.name) }).waitFor();

  await bell(page).click();
  const menu = page.getByRole('menu', { name: 'Messages and notifications' });
  const messages = menu.getByRole('group', { name: 'Messages' });
  const notices = menu.getByRole('group', { name: 'Notifications' });
  await messages.getByText('Bread for runners?').waitFor();
  await notices.getByText(`${TRAVEL.name} added you to their favorites`).waitFor();
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
    await enter(page, url, OWNER);
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

journey('tells nothing of what somebody switched off', async ({ page, url }) => {
  await enter(page, url, SURF.person);
  await page.goto(`${url}/app/profile/user/notifications`);
  await page.getByRole('switch', { name: 'Community' }).uncheck();
  await page.getByText('Saved').first().waitFor();
  await page.getByRole('radio', { name: 'Every Monday' }).check();
  await page.getByText('Saved').first().waitFor();
  await expectGoodAtEveryWidth(page);
  await page.reload();
  await page.getByRole('radio', { name: 'Every Monday' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Every Monday' }).isChecked()).toBe(true);
  expect(await page.getByRole('switch', { name: 'Community' }).isChecked()).toBe(false);

  await favors(url, TRAVEL.person, SURF.person);
  await page.goto(`${url}/app/notifications`);
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  await page.getByRole('main').locator('li, h2').first().waitFor();
  expect(await page.getByText('Wanderquay added you to their favorites').count()).toBe(0);
});

journey('ends the summary mails by the link in one, without signing in', async (step) => {
  const { page, url, expectTrouble } = step;
  const api = await apiAs(url, TRAVEL.person);
  await favors(url, SURF.person, TRAVEL.person);
  expect(await (await api.post('/sandbox/digest')).json()).toEqual({ isSent: true });
  const link = await linkMailedTo(url, TRAVEL.person.email, /unread/, 'Unsubscribe: ');
  await page.goto(`${url}${link}`);
  await page.getByText('o•••@wanderquay.example').waitFor();
  await expectGoodAtEveryWidth(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
  const preferences = await (await api.get('/notification-preferences')).json();
  expect(preferences.digest).toBe('off');
  await api.dispose();

  expectTrouble(/404/);
  await page.goto(`${url}${link.slice(0, -1)}`);
  await page.getByRole('heading', { name: 'This link does not work' }).waitFor();
});

const bell = (page: Page): Locator =>
  page.getByRole('button', { name: 'Messages and notifications' });

async function enter(page: Page, url: string, person: typeof OWNER): Promise<void> {
  await signIn(page, url, person);
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  // The number, or nothing: no longer the spinner.
  await page.waitForFunction(() => !document.querySelector('header [class*=spinner]'));
}

async function unread(page: Page): Promise<number> {
  await page.waitForFunction(() => !document.querySelector('header [class*=spinner]'));
  return Number.parseInt((await bell(page).textContent()) || '0', 10);
}

/** The badge and the title, both. */
async function counts(page: Page, count: number): Promise<void> {
  const title = count === 0 ? /^[^(]/ : new RegExp(`^\\(${count}\\) `);
  await page.waitForFunction((wanted) => new RegExp(wanted).test(document.title), title.source);
  expect(await unread(page)).toBe(count);
}

/** Somebody at their own desk. */
async function apiAs(url: string, person: typeof OWNER): Promise<APIRequestContext> {
  const api = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  await api.post('/login', { data: person });
  return api;
}

async function brandOf(url: string, person: typeof OWNER): Promise<number> {
  const api = await apiAs(url, person);
  const { credentials } = await (await api.get('/profile')).json();
  await api.dispose();
  return credentials[0];
}

async function favors(url: string, fan: typeof OWNER, star: typeof OWNER): Promise<void> {
  const brandId = await brandOf(url, star);
  const api = await apiAs(url, fan);
  const answer = await api.post('/toggle-brand-favorite', { data: { brandId } });
  expect(await answer.json()).toEqual({ isFavorite: true });
  await api.dispose();
}

async function writes(
  url: string,
  from: typeof OWNER,
  to: typeof OWNER,
  content: string,
): Promise<void> {
  const brandId = await brandOf(url, to);
  const api = await apiAs(url, from);
  const answer = await api.post(`/new-conversation/${brandId}`, { data: { content } });
  expect(answer.status()).toBe(200);
  await api.dispose();
}
