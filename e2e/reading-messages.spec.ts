import { expect } from 'vitest';
import { expectGoodState } from './expect-good-state.ts';
import { givenBrand } from './given-brand.ts';
import { givenMate } from './given-mate.ts';
import { journey } from './journey.ts';
import { givenConversation, row, thread, write } from './messaging.ts';
import { demoOwner, OWNER } from './person.ts';

// Invitations and years of messages take their time to come about, so these walk through Northwind's
// inbox; no other journey changes it.

journey('lets a viewer read and changes nothing by it', async (step) => {
  const { page, url } = step;
  const [tent, jam] = await Promise.all([givenBrand(url), givenBrand(url)]);
  const viewer = await givenMate(url, tent, 'viewer');
  await givenConversation(jam, tent, 'Jam for the trail?');
  await step.enter(viewer, '/messaging');
  await row(page, jam).click();
  await page.getByText('You can read here.').waitFor();
  expect(await page.getByRole('button', { name: 'Archive', exact: true }).count()).toBe(0);
  await page.reload();
  await page.getByText('You can read here.').waitFor();
  await page.locator('[data-row][aria-current]').getByRole('img', { name: 'Unread' }).waitFor();
});

journey('leaves a conversation where it is when it is opened and answered', async (step) => {
  const { page, url } = step;
  const [tent, jam, tea] = await Promise.all([givenBrand(url), givenBrand(url), givenBrand(url)]);
  await givenConversation(tea, tent, 'Tea for the trail?');
  await givenConversation(jam, tent, 'Jam for the trail?');
  await step.enter(tent.person, '/messaging');
  await row(page, jam).click();
  await page
    .locator('[data-row][aria-current]')
    .getByRole('img', { name: 'Unread' })
    .waitFor({ state: 'detached' });
  const first = page.locator('[data-row]').first();
  expect(await first.textContent()).toContain(jam.name);
  await write(page, jam, 'With pleasure');
  await first.getByText('You: With pleasure').waitFor();
  // The next load sorts anew: unread first.
  await page.reload();
  await row(page, jam).waitFor();
  expect(await first.textContent()).toContain(tea.name);
});

journey('answers an invitation, and shows every kind of message at every width', async (step) => {
  const { page, url } = step;
  await step.enter(OWNER, '/messaging?list=receivedInvitations');
  await row(page, { name: 'Tidewhistle Surf' }).click();
  const surf = thread(page, { name: 'Tidewhistle Surf' });
  await surf.getByText('Pending').waitFor();
  await expectGoodState(page);
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
    await expectGoodState(page);
  }
});

journey('is walked through by keyboard, on one side at a time on a phone', async (step) => {
  const { page } = step;
  await step.enter(OWNER, '/messaging');
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
  const { page } = step;
  const { page: travel, enter } = await step.invite();
  await enter(demoOwner('wanderquay'), '/messaging');
  await row(travel, { name: 'Northwind' }).click();
  await step.enter(OWNER, '/messaging');
  await row(page, WANDERQUAY).click();
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
  await row(page, WANDERQUAY).getByRole('img', { name: 'Unread' }).waitFor();
  await page.getByRole('button', { name: 'New messages' }).click();
  await page.waitForFunction(isScrolledDown);
  await row(page, WANDERQUAY).getByRole('img', { name: 'Unread' }).waitFor({ state: 'detached' });
  await thread(travel, { name: 'Northwind' }).getByText('Read by Northwind').waitFor();
});

const WANDERQUAY = { name: 'Wanderquay' };

function isScrolledDown(): boolean {
  const box = document.querySelector('section[data-scrolls]');
  return box !== null && box.scrollHeight - box.scrollTop - box.clientHeight < 2;
}
