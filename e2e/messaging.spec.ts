import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectGoodState } from './expect-good-state.ts';
import { type GivenBrand, givenBrand } from './given-brand.ts';
import { journey } from './journey.ts';
import { begin, editorIn, givenConversation, row, thread, write } from './messaging.ts';
import { ADMIN } from './person.ts';

journey('carries a first message and its answer between two brands as they watch', async (step) => {
  const { page: gymPage, url } = step;
  const [gym, juice] = await Promise.all([givenBrand(url), givenBrand(url)]);
  const juiceSide = await step.invite();
  const juicePage = juiceSide.page;
  await juiceSide.enter(juice.person, '/messaging');
  await juicePage.locator('[data-row]').first().waitFor();
  const before = await unreadIn(juicePage);

  await step.enter(gym.person, `/explore/brands/${juice.id}`);
  await gymPage.getByRole('button', { name: 'Message', exact: true }).click();
  const dialog = gymPage.getByRole('dialog', { name: `Message ${juice.name}` });
  await editorIn(dialog, juice).waitFor();
  await expectGoodState(gymPage);
  await editorIn(dialog, juice).pressSequentially('Shall we give away ');
  await gymPage.keyboard.press('ControlOrMeta+b');
  await editorIn(dialog, juice).pressSequentially('a month of smoothies');
  await gymPage.keyboard.press('Enter');
  await thread(gymPage, juice).getByText('a month of smoothies').waitFor();
  expect(await thread(gymPage, juice).locator('strong').textContent()).toBe('a month of smoothies');

  // At the other brand it appears without a reload, unread, counted in the bell and in the title.
  const arrived = row(juicePage, gym);
  await arrived.getByRole('img', { name: 'Unread' }).waitFor();
  await arrived.getByText('Shall we give away a month of smoothies').waitFor();
  await juicePage.waitForFunction((count) => document.title.startsWith(`(${count + 1}) `), before);
  await bell(juicePage)
    .getByText(String(before + 1))
    .waitFor();
  await arrived.click();
  await thread(juicePage, gym).getByText('a month of smoothies').waitFor();
  await thread(juicePage, gym).getByText('Seen by you').waitFor();
  await arrived.getByRole('img', { name: 'Unread' }).waitFor({ state: 'detached' });
  await thread(gymPage, juice).getByText(`Read by ${juice.name}`).waitFor();

  await write(juicePage, gym, 'Gladly. From the first of May?');
  await thread(gymPage, juice).getByText('Gladly. From the first of May?').waitFor();
  await thread(juicePage, gym).getByText(`Read by ${gym.name}`).waitFor();
  await expectGoodState(juicePage);
});

journey(
  'archives a conversation, undoes it, and finds it again when somebody writes',
  async (step) => {
    const { page, url } = step;
    const [toys, jam] = await Promise.all([givenBrand(url), givenBrand(url)]);
    const conversationId = await givenConversation(toys, jam, 'Jam for a tower of bricks?');
    await step.enter(jam.person, `/messaging/inbox/${conversationId}`);
    await thread(page, toys).getByText('Jam for a tower of bricks?').waitFor();

    const archive = page.getByRole('button', { name: 'Archive', exact: true });
    await archive.click();
    await page.getByText(`Archived ${toys.name}`).waitFor();
    await row(page, toys).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(page, toys).click();
    await archive.click();
    await row(page, toys).waitFor({ state: 'detached' });
    await chooseList(page, 'Archived');
    await row(page, toys).waitFor();
    expect(new URL(page.url()).searchParams.get('list')).toBe('archived');
    await chooseList(page, 'Messages');

    await toys.api.call('POST /new-message/:conversationId', {
      params: { conversationId },
      body: { content: 'One more thing: strawberry.' },
    });
    await row(page, toys).getByText('One more thing: strawberry.').waitFor();
    await chooseList(page, 'Archived');
    await page.getByText('Nothing archived').waitFor();

    const search = page.getByRole('searchbox', { name: 'Search conversations' });
    await chooseList(page, 'Messages');
    await search.fill('strawberry');
    await row(page, toys).waitFor();
    await search.fill('no such word');
    await page.getByText('Nothing found').waitFor();
  },
);

journey(
  'catches up after the network was gone, and sends what was written meanwhile',
  async (step) => {
    const { page: skinPage, url } = step;
    const [skin, denim] = await Promise.all([givenBrand(url), givenBrand(url)]);
    const denimSide = await step.invite();
    const denimPage = denimSide.page;
    denimSide.expectTrouble(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await begin(step, skin, denim, 'Are you there?');
    await denimSide.enter(denim.person, '/messaging');
    await row(denimPage, skin).click();
    await thread(denimPage, skin).getByText('Are you there?').waitFor();

    await denimSide.context.setOffline(true);
    await denimPage.getByText('You are offline.').waitFor();
    await write(skinPage, denim, 'Written while you were away.');
    await write(denimPage, skin, 'Written in a tunnel.');
    await denimPage.getByText('Waiting for a connection').waitFor();
    expect(await denimPage.getByText('Written while you were away.').count()).toBe(0);

    await denimSide.context.setOffline(false);
    await thread(denimPage, skin).getByText('Written while you were away.').waitFor();
    await thread(skinPage, denim).getByText('Written in a tunnel.').waitFor();
    await denimPage.getByText('Waiting for a connection').waitFor({ state: 'detached' });
    for (const page of [skinPage, denimPage]) {
      const messages = page.getByRole('region', { name: /^Messages with/ });
      expect(await messages.getByText('Written in a tunnel.').count()).toBe(1);
    }
  },
);

journey('shows an admin what a brand reports, who takes it down for both', async (step) => {
  const { page, url } = step;
  const [gym, denim] = await Promise.all([givenBrand(url), givenBrand(url)]);
  const conversationId = await givenConversation(gym, denim, 'Send us your password');
  const gymSide = await step.invite();
  await gymSide.enter(gym.person, `/messaging/inbox/${conversationId}`);
  await step.enter(denim.person, `/messaging/inbox/${conversationId}`);
  await thread(page, gym).getByText('Send us your password').hover();
  await page.getByRole('button', { name: 'More about this message' }).click();
  await page.getByRole('menuitem', { name: 'Report message' }).click();
  const report = page.getByRole('dialog', { name: 'Report this message' });
  await report.getByRole('radio', { name: 'Fraud or a dangerous link' }).check();
  await expectGoodState(page);
  await report.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Thank you. We will look at it.').waitFor();

  const { page: admin, enter } = await step.invite();
  await enter(ADMIN, '/cs-admin/reported-messages');
  const card = admin.getByRole('article', { name: `Report by ${denim.name}` });
  await card.getByText('Send us your password').waitFor();
  await card.getByRole('button', { name: 'Take down' }).click();
  await admin
    .getByRole('dialog', { name: 'Take this message down?' })
    .getByRole('button', { name: 'Take down' })
    .click();
  await admin.getByText('Message taken down').waitFor();
  for (const side of [gymSide.page, page]) {
    await side.getByText('This message was taken down by Tandem.').waitFor();
    expect(await side.getByText('Send us your password').count()).toBe(0);
  }
});

journey('tells a blocked brand so when it writes, and loses nothing it wrote', async (step) => {
  const { page, url } = step;
  const [gym, denim] = await Promise.all([givenBrand(url), givenBrand(url)]);
  const conversationId = await givenConversation(gym, denim, 'Squats in denim?');
  const gymSide = await step.invite();
  gymSide.expectTrouble(/status of 409 .*\/new-message/);
  await gymSide.enter(gym.person, `/messaging/inbox/${conversationId}`);
  await step.enter(denim.person, `/messaging/inbox/${conversationId}`);
  await block(page, gym);
  await page.getByRole('button', { name: 'Undo' }).click();
  await editorIn(page, gym).waitFor();
  await page.getByRole('button', { name: 'Archive', exact: true }).waitFor();
  await block(page, gym);
  await write(gymSide.page, denim, 'Why so quiet?');
  await gymSide.page.getByText('Not sent. This brand does not accept messages from you.').waitFor();

  await page.goto(`${url}/app/profile/brand/blocked`);
  await page.getByRole('link', { name: gym.name }).waitFor();
  await expectGoodState(page);
  await page.getByRole('button', { name: `Unblock ${gym.name}` }).click();
  await page.getByText('No brand is blocked').waitFor();
  await gymSide.page.getByRole('button', { name: 'Retry' }).click();
  await gymSide.page.getByText('Not sent.').waitFor({ state: 'detached' });
  await thread(gymSide.page, denim).getByText('Why so quiet?').waitFor();
});

async function block(page: Page, { name }: GivenBrand): Promise<void> {
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: `Block ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await page.getByText(`You blocked ${name}.`).waitFor();
  await page.getByRole('button', { name: 'Move to messages' }).waitFor();
}

const bell = (page: Page) => page.getByRole('button', { name: 'Messages and notifications' });

const unreadIn = (page: Page) =>
  page.evaluate(() => Number(/^\((\d+)\)/.exec(document.title)?.[1] ?? 0));

async function chooseList(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Conversations' }).getByRole('button').first().click();
  await page.getByRole('menuitem', { name }).click();
}
