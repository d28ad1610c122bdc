import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { expectGoodAtEveryWidth } from './expect-good-at-every-width.ts';
import { journey, useBrowser } from './journey.ts';
import {
  type Brand,
  begin,
  DENIM,
  editorIn,
  enter,
  GYM,
  JAM,
  JUICE,
  openProfile,
  row,
  SKIN,
  TOYS,
  thread,
  write,
} from './messaging.ts';
import { ADMIN, signIn } from './sign-in.ts';

useBrowser();

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

async function block(page: Page, { name }: Brand): Promise<void> {
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: `Block ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await page.getByText(`You blocked ${name}.`).waitFor();
  await page.getByRole('button', { name: 'Move to inbox' }).waitFor();
}

const bell = (page: Page) => page.getByRole('button', { name: 'Messages and notifications' });

const unreadIn = (page: Page) =>
  page.evaluate(() => Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0));

async function chooseList(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Conversations' }).getByRole('button').first().click();
  await page.getByRole('menuitem', { name }).click();
}
