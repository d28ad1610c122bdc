import { expect } from 'vitest';
import { expectGoodState } from './expect-good-state.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { givenBrand } from './given-brand.ts';
import { givenMate } from './given-mate.ts';
import { journey } from './journey.ts';
import { begin, editorIn, givenConversation, row, thread, write } from './messaging.ts';
import { pasteInto } from './paste-into.ts';
import { demoOwner } from './person.ts';

journey('keeps a draft through hiding, reloading and a change of person', async (step) => {
  const { page, url, enter } = step;
  const [tent, kitchen] = await Promise.all([givenBrand(url), givenBrand(url)]);
  const mate = await givenMate(url, tent);
  const place = `/messaging/inbox/${await givenConversation(kitchen, tent, 'Camp stoves?')}`;
  await enter(tent.person, place);
  await editorIn(page, kitchen).pressSequentially('Half a thought');
  await page.getByRole('button', { name: 'Hide, keep the draft' }).click();
  await page.getByRole('button', { name: 'Draft: Half a thought' }).waitFor();
  await page.reload();
  await editorIn(page, kitchen).getByText('Half a thought').waitFor();

  // A colleague on the same computer must not see it.
  await page.goto(`${url}/app/logout`);
  await page.getByLabel('Email').waitFor();
  await enter(mate, place);
  await editorIn(page, kitchen).waitFor();
  expect(await page.getByText('Half a thought').count()).toBe(0);

  await page.goto(`${url}/app/logout`);
  await page.getByLabel('Email').waitFor();
  await enter(tent.person, place);
  await editorIn(page, kitchen).getByText('Half a thought').waitFor();
  await page.getByRole('button', { name: 'Close, discard the draft' }).click();
  const question = page.getByRole('dialog', { name: 'Discard this draft?' });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await page.getByRole('button', { name: 'Close, discard the draft' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: `Write to ${kitchen.name}` }).waitFor();
});

journey('closes the editor when the messages of the month are used up', async (step) => {
  const { page, enter } = step;
  const northwind = { name: 'Northwind' };
  // On the free plan since before this month, with four of its five messages sent.
  await enter(demoOwner('beanwhistle'), '/messaging');
  await row(page, northwind).click();
  await page.getByText('4/5 messages').waitFor();
  await write(page, northwind, 'You answer lost parcels, please.');
  await page.getByText('Out of messages').waitFor();
  await page.getByText('Your brand has sent its 5 messages of this month.').waitFor();
  expect(await editorIn(page, northwind).count()).toBe(0);
  await expectGoodState(page);

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
  await editorIn(page, northwind).pressSequentially('One too many');
  await page.keyboard.press('Enter');
  const offer = page.getByRole('dialog', { name: 'Choose a plan to do this' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await editorIn(page, northwind).getByText('One too many').waitFor();
  await page.unroute('**/messages/period-count');
  await page.reload();
  await page.getByText('Your draft is kept.').waitFor();
  await page.getByRole('link', { name: 'See plans' }).click();
  await page.waitForURL(/\/app\/upgrade-plan$/);
});

journey('leaves nothing of a hostile page that is pasted but its words', async (step) => {
  const { page: juicePage, url } = step;
  const [juice, jam] = await Promise.all([givenBrand(url), givenBrand(url)]);
  await begin(step, juice, jam, 'A page for you');
  await pasteInto(editorIn(juicePage, jam), { html: HOSTILE_PAGE });
  await editorIn(juicePage, jam).getByText('Price list').waitFor();
  await editorIn(juicePage, jam).press('ControlOrMeta+Enter');
  await thread(juicePage, jam).getByText('Price list').waitFor();

  const { page: jamPage, enter } = await step.invite();
  await enter(jam.person, '/messaging');
  await row(jamPage, juice).click();
  const received = thread(jamPage, juice);
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
  for (const page of [juicePage, jamPage]) {
    expect(await page.evaluate(() => 'wasHit' in window)).toBe(false);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  }
});

const HOSTILE_PAGE = `
  <html><head><style>* { position: fixed }</style></head><body onload="window.wasHit = 1">
  <h1 style="position:fixed;top:0">Price list</h1>
  <script>window.wasHit = 1</script><img src="x" onerror="window.wasHit = 1">
  <svg><animate onbegin="window.wasHit = 1" attributeName="x"></svg>
  <iframe srcdoc="<script>parent.wasHit = 1</script>"></iframe>
  <p><a href="javascript:window.wasHit = 1">a very safe link</a> ${'averylongword'.repeat(40)}</p>
  </body></html>`;
