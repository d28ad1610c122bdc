import { XSS_VECTORS } from '@tandem/domain/rich-text/testing/xss-vectors';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type ApiCaller, signInToApi } from './call-api.ts';
import { answerWith } from './hostile-answers.ts';
import { journey, useBrowser } from './journey.ts';
import { pasteInto } from './paste-into.ts';
import { type Product, startProduct } from './product.ts';
import { ADMIN, OWNER, signIn } from './sign-in.ts';
import { strangeElements, watchForXss } from './watch-for-xss.ts';

// Renames brands and fills inboxes, so it has a product of its own.
let product: Product;
let talks: readonly { conversationId: number; sent: number }[];
beforeAll(async () => {
  product = await startProduct();
  const brandId = await northwindId();
  talks = await Promise.all(SENDERS.map((slug, index) => sendAll(slug, index, brandId)));
}, 240_000);
afterAll(() => product?.stop());
useBrowser();

const url = () => product.url;
const HTMLS = XSS_VECTORS.map(({ html }) => html);
/** A name that runs wherever it is taken for html, and fits every field for names. */
const NAME = '"><img src=x onerror=__xss()>';
/** Brands without a limit on messages; each sends fewer than one person may in a minute. */
const SENDERS = ['petalmere', 'pulsemoor', 'marmaloom', 'citrumbra', 'hearthwren'];
/** Sending takes longest, so five of every eight go this way; all of them go the ways below. */
const SENT = HTMLS.filter((_, index) => index % 8 < SENDERS.length);
const MEMBER_PAGES = [
  '/',
  '/messaging',
  '/messaging/inbox/1',
  '/notifications',
  '/explore/brands/2',
  '/favorites',
  '/profile/switch-brand',
  '/profile/brand/team',
];
const ADMIN_PAGES = ['/cs-admin/support', '/cs-admin/reported-messages', '/cs-admin/usage'];
const ADDRESSES = [
  'javascript:__xss()',
  'java\nscript:__xss()',
  ' \u0001javascript:__xss()',
  'data:text/html,<script>parent.__xss()</script>',
  '" onmouseover="__xss()',
];

journey(
  'runs in a page that trusts what people write',
  async ({ page, context, expectTrouble }) => {
    expectTrouble(/./);
    const watch = await watchForXss(context, 'about:blank');
    await page.goto('about:blank');
    await page.evaluate((htmls) => {
      // Some of them replace these two.
      const [body, create] = [document.body, document.createElement.bind(document)];
      htmls.forEach((html, index) => {
        const place = body.appendChild(create('div'));
        place.innerHTML = html.replaceAll('__xss()', `__xss(${index})`);
      });
    }, HTMLS);
    await expect.poll(() => new Set(watch.ran).size).toBeGreaterThan(100);
  },
  { url },
);

journey(
  'does not run in conversations, the inbox or the bell',
  async ({ page, context }) => {
    const watch = await watchForXss(context, url());
    expect(SENT.length).toBeGreaterThanOrEqual(500);
    expect(talks.reduce((sum, { sent }) => sum + sent, 0)).toBe(SENT.length);
    await enter(page);
    // Before they are read: unread ones come first.
    await page.getByRole('button', { name: /messages and notifications/i }).click();
    await page.getByRole('menu').getByText(NAME).first().waitFor();
    expect(await strangeElements(page)).toEqual([]);
    for (const { conversationId, sent } of talks) {
      await page.goto(`${url()}/app/messaging/inbox/${conversationId}`);
      await showAll(page, sent);
      await page.getByText(NAME).first().waitFor();
      expect(await strangeElements(page)).toEqual([]);
    }
    await watch.assertNone();
  },
  { url },
);

journey(
  'does not run if it stood in the database as it came, nor when it is pasted',
  async ({ page, context }) => {
    const watch = await watchForXss(context, url());
    await enter(page);
    await context.route(
      (asked) => asked.pathname === '/conversations/1',
      async (route) => {
        const { messages, ...rest } = await (await route.fetch()).json();
        await route.fulfill({ json: { ...rest, messages: inPlaceOf(messages[0]) } });
      },
    );
    await page.goto(`${url()}/app/messaging/inbox/1`);
    const shown = page.locator('[data-rich-text]');
    await expect.poll(() => shown.count(), { timeout: 15_000 }).toBe(HTMLS.length);
    expect(await strangeElements(page)).toEqual([]);

    const editor = page.getByRole('textbox', { name: /^Message to / });
    await editor.waitFor();
    const pasted = everyNth(HTMLS, 18);
    for (const [index, html] of pasted.entries()) {
      await pasteInto(editor, { html: `<p>paste ${index}</p>${html}` });
      await pasteInto(editor, { text: html });
    }
    const text = (await editor.textContent()) ?? '';
    expect(pasted.filter((_, index) => !text.includes(`paste ${index}`))).toEqual([]);
    expect(await editor.locator(':not(p, br, strong, em, ul, li, a, img)').count()).toBe(0);
    expect(await strangeElements(page)).toEqual([]);
    await watch.assertNone();
  },
  { url },
);

for (const { who, person, paths } of [
  { who: 'members', person: OWNER, paths: MEMBER_PAGES },
  { who: 'admins', person: ADMIN, paths: ADMIN_PAGES },
]) {
  journey(
    `does not run on pages of ${who}, whatever the answers say`,
    async ({ page, context, expectTrouble }) => {
      const watch = await watchForXss(context, url());
      // In place of a logo's address, hostile text asks for odd pictures; a picture runs nothing.
      expectTrouble(/Failed to load resource|Loading the image|img-src/);
      await enter(page, person);
      await answerWith(context, url(), {
        texts: everyNth(HTMLS, 7).filter((text) => text.includes('__xss()') && text.length < 200),
        addresses: ADDRESSES,
      });
      for (const path of paths) {
        await page.goto(`${url()}/app${path}`);
        await page.getByRole('main').getByText('__xss()').first().waitFor();
        expect(await strangeElements(page), path).toEqual([]);
      }
      await watch.assertNone();
    },
    { url },
  );
}

async function enter(page: Page, person = OWNER): Promise<void> {
  await signIn(page, url(), person);
  await page.waitForURL((at) => !at.pathname.endsWith('/login'));
}

async function northwindId(): Promise<number> {
  const owner = await signInToApi(url(), OWNER.email);
  const { answer } = await owner.call<{ id: number }>('GET', '/current-brand-future');
  return answer.id;
}

/** One brand's share of the vectors, each as a message from somebody with a hostile name. */
async function sendAll(slug: string, index: number, brandId: number) {
  const owner = await signInToApi(url(), `owner@${slug}.example`);
  const named = [
    await owner.call('PUT', '/brands', { accountname: `${NAME} ${slug}` }),
    await owner.call('PUT', '/profile', { firstName: NAME, lastName: NAME }),
  ];
  expect(named.map(({ status }) => status)).toEqual([200, 200]);
  const { answer } = await owner.call<{ conversation_id: number }>(
    'POST',
    `/new-conversation/${brandId}`,
    { content: '<p>Hello</p>' },
  );
  let sent = 0;
  for (const html of everyNth(SENT, SENDERS.length, index)) {
    sent += await send(owner, answer.conversation_id, html);
  }
  return { conversationId: answer.conversation_id, sent };
}

/** Some are nothing once cleaned; the words before them make sure that something is shown. */
async function send(owner: ApiCaller, conversationId: number, html: string): Promise<1> {
  const content = `Read this: ${html}`;
  const { status, answer } = await owner.call('POST', `/new-message/${conversationId}`, {
    content,
  });
  expect({ status, answer: status === 200 ? null : answer, html }).toEqual({
    status: 200,
    answer: null,
    html,
  });
  return 1;
}

async function showAll(page: Page, count: number): Promise<void> {
  const shown = page.locator('[data-rich-text]');
  await shown.first().waitFor();
  const scrolled = async () => {
    await page
      .getByRole('region', { name: /^Messages with/ })
      .evaluate((box) => box.scrollTo({ top: 0 }));
    return shown.count();
  };
  await expect.poll(scrolled, { timeout: 20_000, interval: 50 }).toBeGreaterThanOrEqual(count);
}

function inPlaceOf(message: { id: number }) {
  return HTMLS.map((content, index) => ({
    ...message,
    id: message.id + index,
    type: 'normal',
    removed: false,
    content,
  }));
}

function everyNth<T>(items: readonly T[], n: number, from = 0): T[] {
  return items.filter((_, index) => index % n === from);
}
