import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { expectGoodAtEveryWidth } from './expect-good-at-every-width.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { journey, useBrowser } from './journey.ts';
import { ADMIN, OWNER, signIn } from './sign-in.ts';

useBrowser();

/** Brands that no other journey works as, on plans without a limit on messages. */
const owner = (slug: string) => ({ ...OWNER, email: `owner@${slug}.example` });
const GYM = { name: 'Pulsemoor', person: owner('pulsemoor') };
const JUICE = { name: 'Citrumbra', person: owner('citrumbra') };
const JAM = { name: 'Marmaloom', person: owner('marmaloom') };
const TOYS = { name: 'Blocksprout Toys', person: owner('blocksprout') };
const DENIM = { name: 'Cobaltry Denim', person: owner('cobaltry') };
const SKIN = { name: 'Petalmere Skincare', person: owner('petalmere') };

type Brand = typeof GYM;

journey('carries a first message and its answer between two brands as they watch', async (step) => {
  const { page: gym, url } = step;
  const { page: juice } = await step.invite();
  await enter(gym, url, GYM);
  await enter(juice, url, JUICE);
  await juice.goto(`${url}/app/messaging`);
  await row(juice, 'Northwind').waitFor();
  const before = await unreadIn(juice);

  await openProfile(gym, url, JUICE);
  await gym.getByRole('button', { name: 'Message', exact: true }).click();
  const dialog = gym.getByRole('dialog', { name: `Message ${JUICE.name}` });
  await editorIn(dialog, JUICE).waitFor();
  await expectGoodAtEveryWidth(gym);
  await editorIn(dialog, JUICE).pressSequentially('Shall we give away ');
  await gym.keyboard.press('ControlOrMeta+b');
  await editorIn(dialog, JUICE).pressSequentially('a month of smoothies');
  await gym.keyboard.press('Enter');
  await thread(gym, JUICE).getByText('a month of smoothies').waitFor();
  expect(await thread(gym, JUICE).locator('strong').textContent()).toBe('a month of smoothies');

  // At the other brand it appears without a reload, unread, counted in the bell and in the title.
  const arrived = row(juice, GYM.name);
  await arrived.getByRole('img', { name: 'Unread' }).waitFor();
  await arrived.getByText('Shall we give away a month of smoothies').waitFor();
  await juice.waitForFunction((count) => document.title.startsWith(`(${count + 1}) `), before);
  await bell(juice)
    .getByText(String(before + 1))
    .waitFor();
  await arrived.click();
  await thread(juice, GYM).getByText('a month of smoothies').waitFor();
  await thread(juice, GYM).getByText('Seen by you').waitFor();
  await arrived.getByRole('img', { name: 'Unread' }).waitFor({ state: 'detached' });
  await thread(gym, JUICE).getByText(`Read by ${JUICE.name}`).waitFor();

  await write(juice, GYM, 'Gladly. From the first of May?');
  await thread(gym, JUICE).getByText('Gladly. From the first of May?').waitFor();
  await thread(juice, GYM).getByText(`Read by ${GYM.name}`).waitFor();
  await expectGoodAtEveryWidth(juice);
});

journey(
  'archives a conversation, undoes it, and finds it again when somebody writes',
  async (step) => {
    const { page: toys, url } = step;
    const { page: jam } = await step.invite();
    await enter(toys, url, TOYS);
    await enter(jam, url, JAM);
    await begin(toys, url, JAM, 'Jam for a tower of bricks?');
    await jam.goto(`${url}/app/messaging`);
    await row(jam, TOYS.name).click();
    await thread(jam, TOYS).getByText('Jam for a tower of bricks?').waitFor();

    await jam.getByRole('button', { name: 'Archive', exact: true }).click();
    await jam.getByText(`Archived ${TOYS.name}`).waitFor();
    await row(jam, TOYS.name).waitFor({ state: 'detached' });
    await jam.getByRole('button', { name: 'Undo' }).click();
    await row(jam, TOYS.name).click();
    await jam.getByRole('button', { name: 'Archive', exact: true }).click();
    await row(jam, TOYS.name).waitFor({ state: 'detached' });
    await chooseList(jam, 'Archived');
    await row(jam, TOYS.name).waitFor();
    expect(new URL(jam.url()).searchParams.get('list')).toBe('archived');
    await chooseList(jam, 'Inbox');

    await write(toys, JAM, 'One more thing: strawberry.');
    await row(jam, TOYS.name).getByText('One more thing: strawberry.').waitFor();
    await chooseList(jam, 'Archived');
    await jam.getByText('Nothing archived').waitFor();

    const search = jam.getByRole('searchbox', { name: 'Search conversations' });
    await chooseList(jam, 'Inbox');
    await search.fill('strawberry');
    await row(jam, TOYS.name).waitFor();
    await search.fill('no such word');
    await jam.getByText('Nothing found').waitFor();
  },
);

journey(
  'catches up after the network was gone, and sends what was written meanwhile',
  async (step) => {
    const { page: skin, url } = step;
    const denimSide = await step.invite();
    const denim = denimSide.page;
    denimSide.expectTrouble(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await enter(skin, url, SKIN);
    await enter(denim, url, DENIM);
    await begin(skin, url, DENIM, 'Are you there?');
    await denim.goto(`${url}/app/messaging`);
    await row(denim, SKIN.name).click();
    await thread(denim, SKIN).getByText('Are you there?').waitFor();

    await denimSide.context.setOffline(true);
    await denim.getByText('You are offline.').waitFor();
    await write(skin, DENIM, 'Written while you were away.');
    await write(denim, SKIN, 'Written in a tunnel.');
    await denim.getByText('Waiting for a connection').waitFor();
    expect(await denim.getByText('Written while you were away.').count()).toBe(0);

    await denimSide.context.setOffline(false);
    await thread(denim, SKIN).getByText('Written while you were away.').waitFor();
    await thread(skin, DENIM).getByText('Written in a tunnel.').waitFor();
    await denim.getByText('Waiting for a connection').waitFor({ state: 'detached' });
    for (const page of [skin, denim]) {
      const messages = page.getByRole('region', { name: /^Messages with/ });
      expect(await messages.getByText('Written in a tunnel.').count()).toBe(1);
    }
  },
);

journey('keeps a draft through hiding, reloading and a change of person', async (step) => {
  const { page, url } = step;
  await enter(page, url, OWNER_BRAND);
  await page.goto(`${url}/app/messaging`);
  await row(page, 'Hearthwren Kitchen').click();
  const kitchen = { name: 'Hearthwren Kitchen' };
  await editorIn(page, kitchen).pressSequentially('Half a thought');
  await page.getByRole('button', { name: 'Hide, keep the draft' }).click();
  await page.getByRole('button', { name: 'Draft: Half a thought' }).waitFor();
  await page.reload();
  await editorIn(page, kitchen).getByText('Half a thought').waitFor();

  // A colleague on the same computer must not see it.
  const place = page.url();
  await page.goto(`${url}/app/logout`);
  await page.getByLabel('Email').waitFor();
  await enter(page, url, { name: 'Northwind', person: MEMBER });
  await page.goto(place);
  await editorIn(page, kitchen).waitFor();
  expect(await page.getByText('Half a thought').count()).toBe(0);

  await page.goto(`${url}/app/logout`);
  await page.getByLabel('Email').waitFor();
  await enter(page, url, OWNER_BRAND);
  await page.goto(place);
  await editorIn(page, kitchen).getByText('Half a thought').waitFor();
  await page.getByRole('button', { name: 'Close, discard the draft' }).click();
  const question = page.getByRole('dialog', { name: 'Discard this draft?' });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await page.getByRole('button', { name: 'Close, discard the draft' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Write to Hearthwren Kitchen' }).waitFor();
});

journey('closes the editor when the messages of the month are used up', async (step) => {
  const { page, url } = step;
  await enter(page, url, { name: 'Beanwhistle Coffee', person: owner('beanwhistle') });
  await page.goto(`${url}/app/messaging`);
  await row(page, 'Northwind').click();
  await page.getByText('4/5 messages').waitFor();
  await write(page, { name: 'Northwind' }, 'You answer lost parcels, please.');
  await page.getByText('Out of messages').waitFor();
  await page.getByText('Your brand has sent its 5 messages of this month.').waitFor();
  expect(await editorIn(page, { name: 'Northwind' }).count()).toBe(0);
  await expectGoodAtEveryWidth(page);

  // Where the browser does not know yet, the server says so, and the words stay.
  step.expectTrouble(/status of 402 .*\/new-message/);
  const stale = {
    count: 4,
    limit: 5,
    isExhausted: false,
    periodEndsAt: '2026-12-01T00:00:00.000Z',
  };
  await page.route('**/messages/period-count', (route) => route.fulfill({ json: stale }));
  await page.reload();
  await editorIn(page, { name: 'Northwind' }).pressSequentially('One too many');
  await page.keyboard.press('Enter');
  const offer = page.getByRole('dialog', { name: 'Choose a plan to do this' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await editorIn(page, { name: 'Northwind' }).getByText('One too many').waitFor();
  await page.unroute('**/messages/period-count');
  await page.reload();
  await page.getByText('Your draft is kept.').waitFor();
  await page.getByRole('link', { name: 'See plans' }).click();
  await page.waitForURL(`${url}/app/upgrade-plan`);
});

journey('leaves nothing of a hostile page that is pasted but its words', async (step) => {
  const { page: juice, url } = step;
  const { page: jam } = await step.invite();
  await enter(juice, url, JUICE);
  await enter(jam, url, JAM);
  await begin(juice, url, JAM, 'A page for you');
  await paste(juice, JAM, HOSTILE_PAGE);
  await editorIn(juice, JAM).getByText('Price list').waitFor();
  await editorIn(juice, JAM).press('ControlOrMeta+Enter');
  await thread(juice, JAM).getByText('Price list').waitFor();

  await jam.goto(`${url}/app/messaging`);
  await row(jam, JUICE.name).click();
  const received = thread(jam, JUICE);
  await received.getByText('Price list').waitFor();
  await received.getByText('a very safe link').waitFor();
  const html = await received.innerHTML();
  for (const trace of [
    '<script',
    '<img src="x"',
    'onerror',
    'javascript:',
    'position',
    '<iframe',
  ]) {
    expect(html).not.toContain(trace);
  }
  for (const page of [juice, jam]) {
    expect(await page.evaluate(() => 'wasHit' in window)).toBe(false);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  }
});

journey('shows an admin what a brand reports, who takes it down for both', async (step) => {
  const { page: gym, url } = step;
  const { page: denim } = await step.invite();
  const { page: admin } = await step.invite();
  await enter(gym, url, GYM);
  await enter(denim, url, DENIM);
  await begin(gym, url, DENIM, 'Send us your password');
  await denim.goto(`${url}/app/messaging`);
  await row(denim, GYM.name).click();
  const words = thread(denim, GYM).getByText('Send us your password');
  await words.hover();
  await denim.getByRole('button', { name: 'More about this message' }).click();
  await denim.getByRole('menuitem', { name: 'Report message' }).click();
  const report = denim.getByRole('dialog', { name: 'Report this message' });
  await report.getByRole('radio', { name: 'Fraud or a dangerous link' }).check();
  await expectAccessible(denim);
  await report.getByRole('button', { name: 'Send report' }).click();
  await denim.getByText('Thank you. We will look at it.').waitFor();

  await signIn(admin, url, ADMIN);
  await admin.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await admin.goto(`${url}/app/cs-admin/reported-messages`);
  const card = admin.getByRole('article', { name: `Report by ${DENIM.name}` }).first();
  await card.getByText('Send us your password').waitFor();
  await expectGoodAtEveryWidth(admin);
  await card.getByRole('button', { name: 'Take down' }).click();
  await admin
    .getByRole('dialog', { name: 'Take this message down?' })
    .getByRole('button', { name: 'Take down' })
    .click();
  await admin.getByText('Message taken down').waitFor();
  for (const page of [gym, denim]) {
    await page.getByText('This message was taken down by Tandem.').waitFor();
    expect(await page.getByText('Send us your password').count()).toBe(0);
  }

  // Blocked, the other brand is told so when it writes, and nothing it wrote is lost.
  step.expectTrouble(/status of 409 .*\/new-message/);
  await block(denim, GYM);
  await denim.getByRole('button', { name: 'Undo' }).click();
  await editorIn(denim, GYM).waitFor();
  await denim.getByRole('button', { name: 'Archive', exact: true }).waitFor();
  await block(denim, GYM);
  await write(gym, DENIM, 'Why so quiet?');
  await gym.getByText('Not sent. This brand does not accept messages from you.').waitFor();
  await denim.goto(`${url}/app/profile/brand/blocked`);
  await denim.getByRole('link', { name: GYM.name }).waitFor();
  await expectGoodAtEveryWidth(denim);
  await denim.getByRole('button', { name: `Unblock ${GYM.name}` }).click();
  await denim.getByText('No brand is blocked').waitFor();
  await gym.getByRole('button', { name: 'Retry' }).click();
  await gym.getByText('Not sent.').waitFor({ state: 'detached' });
  await thread(gym, DENIM).getByText('Why so quiet?').waitFor();
});

journey('lets a viewer read and changes nothing by it', async (step) => {
  const { page, url } = step;
  await enter(page, url, { name: 'Northwind', person: VIEWER });
  await page.goto(`${url}/app/messaging`);
  const unread = page.locator('[data-row][data-unread]').last();
  const name = (await unread.locator('span').nth(1).textContent()) ?? '';
  await unread.click();
  await page.getByText('You can read here.').waitFor();
  expect(await page.getByRole('button', { name: 'Archive', exact: true }).count()).toBe(0);
  await page.reload();
  await page.getByText('You can read here.').waitFor();
  expect(name).not.toBe('');
  await page.locator('[data-row][aria-current]').getByRole('img', { name: 'Unread' }).waitFor();
});

journey('answers an invitation, and shows every kind of message at every width', async (step) => {
  const { page, url } = step;
  await enter(page, url, OWNER_BRAND);
  await page.goto(`${url}/app/messaging?list=receivedInvitations`);
  await row(page, 'Tidewhistle Surf').click();
  const surf = thread(page, { name: 'Tidewhistle Surf' });
  await surf.getByText('Pending').waitFor();
  await expectGoodAtEveryWidth(page);
  await surf.getByRole('button', { name: 'Interested' }).click();
  await surf.getByText('You already said that you are interested.').waitFor();
  await surf.getByText(/^You are interested in /).waitFor();
  await surf.getByRole('button', { name: 'Decline' }).first().click();
  const question = page.getByRole('dialog', { name: 'Decline this invitation?' });
  await question.getByRole('button', { name: 'Decline' }).click();
  await surf.getByText('This was declined.').first().waitFor();
  expect(await surf.getByRole('button', { name: 'Decline' }).first().isEnabled()).toBe(false);

  await page.goto(`${url}/app/messaging`);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('img', { name: 'Unread' }).first().waitFor({ state: 'detached' });
  for (const list of ['receivedApplications', 'sentInvitations', 'sentApplications', 'archived']) {
    await page.goto(`${url}/app/messaging?list=${list}`);
    await page.locator('[data-row]').first().click();
    await page.getByRole('region', { name: /^Messages with/ }).waitFor();
    await expectGoodAtEveryWidth(page);
  }
});

journey('is walked through by keyboard, on one side at a time on a phone', async (step) => {
  const { page, url } = step;
  await enter(page, url, OWNER_BRAND);
  await page.goto(`${url}/app/messaging`);
  await page.locator('[data-row]').first().waitFor();
  await page.getByRole('searchbox', { name: 'Search conversations' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('ArrowDown');
  const second = page.locator('[data-row]').nth(1);
  expect(await second.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: /^Messages with/ }).waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('region', { name: 'Conversations' }).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'All messages' }).click();
  await page.getByRole('region', { name: 'Conversations' }).waitFor();
});

journey('keeps the reader in place while older messages load and new ones arrive', async (step) => {
  const { page, url } = step;
  const { page: travel } = await step.invite();
  await enter(page, url, OWNER_BRAND);
  await enter(travel, url, { name: 'Wanderquay', person: owner('wanderquay') });
  await travel.goto(`${url}/app/messaging`);
  await row(travel, 'Northwind').click();
  await page.goto(`${url}/app/messaging`);
  await row(page, 'Wanderquay').click();
  const messages = page.getByRole('region', { name: 'Messages with Wanderquay' });
  await messages.getByText('We are free').waitFor();
  await page.waitForFunction(isScrolledDown);

  const before = await messages.getByRole('article').count();
  // In one go: the older messages may come at any moment after.
  const place = await messages.evaluate((element) => {
    element.scrollTop = 0;
    const topmost = element.querySelector('article');
    topmost?.setAttribute('data-kept', '');
    return topmost?.getBoundingClientRect().y;
  });
  const kept = messages.locator('[data-kept]');
  // Browsers scroll by whole pixels.
  const moved = async () => Math.abs(((await kept.boundingBox())?.y ?? 0) - (place ?? 0));
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-scrolls] article').length > count,
    before,
  );
  expect(await moved()).toBeLessThan(1);

  await write(travel, { name: 'Northwind' }, 'A word from the harbour');
  await page.getByRole('button', { name: 'New messages' }).waitFor();
  expect(await moved()).toBeLessThan(1);
  await row(page, 'Wanderquay').getByRole('img', { name: 'Unread' }).waitFor();
  await page.getByRole('button', { name: 'New messages' }).click();
  await page.waitForFunction(isScrolledDown);
  await row(page, 'Wanderquay').getByRole('img', { name: 'Unread' }).waitFor({ state: 'detached' });
  await thread(travel, { name: 'Northwind' }).getByText('Read by Northwind').waitFor();
});

const OWNER_BRAND = { name: 'Northwind', person: OWNER };
const MEMBER = { ...OWNER, email: 'member@northwind.example' };
const VIEWER = { ...OWNER, email: 'viewer@northwind.example' };

const HOSTILE_PAGE = `
  <html><head><style>* { position: fixed }</style></head><body onload="window.wasHit = 1">
  <h1 style="position:fixed;top:0">Price list</h1>
  <script>window.wasHit = 1</script><img src="x" onerror="window.wasHit = 1">
  <svg><animate onbegin="window.wasHit = 1" attributeName="x"></svg>
  <iframe srcdoc="<script>parent.wasHit = 1</script>"></iframe>
  <p><a href="javascript:window.wasHit = 1">a very safe link</a> ${'averylongword'.repeat(40)}</p>
  </body></html>`;

async function enter(page: Page, url: string, { person }: Brand): Promise<void> {
  await signIn(page, url, person);
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
}

/** Opens the profile of a brand the way the address says; demo ids are found by name. */
async function openProfile(page: Page, url: string, brand: { name: string }): Promise<void> {
  const id = await page.evaluate(async (name) => {
    for (let id = 1; id < 40; id += 1) {
      const answer = await fetch(`/brands/${id}`, {
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          'X-Brand-Id': sessionStorage.getItem('tandem.brandId') ?? '',
        },
      });
      if (answer.ok && (await answer.json()).accountname === name) return id;
    }
    throw new Error(`no demo brand is called ${name}`);
  }, brand.name);
  await page.goto(`${url}/app/explore/brands/${id}`);
  await page.getByRole('heading', { level: 1, name: brand.name }).waitFor();
}

/** Writes to a brand from its profile and ends in the thread. */
async function begin(page: Page, url: string, to: Brand, words: string): Promise<void> {
  await openProfile(page, url, to);
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await editorIn(page.getByRole('dialog'), to).pressSequentially(words);
  await page.keyboard.press('Enter');
  await thread(page, to).getByText(words).waitFor();
}

async function write(page: Page, to: { name: string }, words: string): Promise<void> {
  await editorIn(page, to).pressSequentially(words);
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: /^Messages with/ })
    .getByText(words)
    .waitFor();
}

async function block(page: Page, { name }: Brand): Promise<void> {
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: `Block ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await page.getByText(`You blocked ${name}.`).waitFor();
  await page.getByRole('button', { name: 'Move to inbox' }).waitFor();
}

/** As the browser does it when somebody copied a whole page elsewhere. */
async function paste(page: Page, to: { name: string }, html: string): Promise<void> {
  await editorIn(page, to).focus();
  await editorIn(page, to).evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name });

const thread = (page: Page, { name }: { name: string }) =>
  page.getByRole('region', { name: `Messages with ${name}` });

const editorIn = (place: Pick<Page, 'getByRole'>, { name }: { name: string }) =>
  place.getByRole('textbox', { name: `Message to ${name}` });

const bell = (page: Page) => page.getByRole('button', { name: 'Messages and notifications' });

const unreadIn = (page: Page) =>
  page.evaluate(() => Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0));

function isScrolledDown(): boolean {
  const box = document.querySelector('section[data-scrolls]');
  return box !== null && box.scrollHeight - box.scrollTop - box.clientHeight < 2;
}

async function chooseList(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Conversations' }).getByRole('button').first().click();
  await page.getByRole('menuitem', { name }).click();
}
