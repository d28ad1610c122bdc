import { XSS_VECTORS } from '@tandem/domain/rich-text/testing/xss-vectors';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { type GivenBrand, givenBrand } from './given-brand.ts';
import { answerWith } from './hostile-answers.ts';
import { journey } from './journey.ts';
import { launchBrowser } from './open-browser.ts';
import { pasteInto } from './paste-into.ts';
import { ADMIN, OWNER } from './person.ts';
import { showAllMessages } from './show-all-messages.ts';
import { strangeElements, watchForXss } from './watch-for-xss.ts';

const HTMLS = XSS_VECTORS.map(({ html }) => html);
/** A name that runs wherever it is taken for html, and fits every field for names. */
const NAME = '"><img src=x onerror=__xss()>';
/** Each sends fewer than one person may in a minute. */
const SENDERS = 5;
/** Sending takes longest, so five of every eight go this way; all of them go the ways below. */
const SENT = HTMLS.filter((_, index) => index % 8 < SENDERS);
/** How many share a page that believes them: some end the browser, and take their group along. */
const GROUP = 100;
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

let reader: GivenBrand;
let talks: readonly { conversationId: number; sent: number }[];
beforeAll(async () => {
  const url = inject('productUrl');
  reader = await givenBrand(url);
  talks = await Promise.all(
    Array.from({ length: SENDERS }, (_, index) => sendAll(url, everyNth(SENT, SENDERS, index))),
  );
});

it('runs in a page that trusts what people write', async () => {
  const ran = new Set<string>();
  let browser: Browser | undefined;
  for (let from = 0; from < HTMLS.length; from += GROUP) {
    if (!browser?.isConnected()) browser = await launchBrowser();
    for (const which of await trust(browser, from)) ran.add(which);
  }
  await browser?.close();
  expect(ran.size).toBeGreaterThan(100);
});

journey(
  'does not run in conversations, the inbox or the bell',
  async ({ page, context, enter, url }) => {
    const watch = await watchForXss(context, url);
    expect(talks.reduce((sum, { sent }) => sum + sent, 0)).toBeGreaterThanOrEqual(500);
    await enter(reader.person);
    // Before they are read: unread ones come first.
    await page.getByRole('button', { name: /messages and notifications/i }).click();
    await page.getByRole('menu').getByText(NAME).first().waitFor();
    expect(await strangeElements(page)).toEqual([]);
    for (const { conversationId, sent } of talks) {
      await page.goto(`${url}/app/messaging/inbox/${conversationId}`);
      await showAllMessages(page, sent);
      await page.getByText(NAME).first().waitFor();
      expect(await strangeElements(page)).toEqual([]);
    }
    await watch.assertNone();
  },
);

journey(
  'does not run if it stood in the database as it came, nor when it is pasted',
  async ({ page, context, enter, url }) => {
    const watch = await watchForXss(context, url);
    const conversationId = talks[0]?.conversationId;
    await context.route(
      (asked) => asked.pathname === `/conversations/${conversationId}`,
      async (route) => {
        const { messages, ...rest } = await (await route.fetch()).json();
        await route.fulfill({ json: { ...rest, messages: inPlaceOf(messages[0]) } });
      },
    );
    await enter(reader.person, `/messaging/inbox/${conversationId}`);
    const shown = page.locator('[data-rich-text]');
    await expect.poll(() => shown.count()).toBe(HTMLS.length);
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
);

for (const { who, person, paths } of [
  { who: 'members', person: OWNER, paths: MEMBER_PAGES },
  { who: 'admins', person: ADMIN, paths: ADMIN_PAGES },
]) {
  journey(
    `does not run on pages of ${who}, whatever the answers say`,
    async ({ page, context, enter, url, expectTrouble }) => {
      const watch = await watchForXss(context, url);
      // In place of a logo's address, hostile text asks for odd pictures; a picture runs nothing.
      expectTrouble(/Failed to load resource|Loading the image|img-src/);
      await enter(person);
      await answerWith(context, url, {
        texts: everyNth(HTMLS, 7).filter((text) => text.includes('__xss()') && text.length < 200),
        addresses: ADDRESSES,
      });
      for (const path of paths) {
        await page.goto(`${url}/app${path}`);
        await page.getByRole('main').getByText('__xss()').first().waitFor();
        expect(await strangeElements(page), path).toEqual([]);
      }
      await watch.assertNone();
    },
  );
}

/** What of one group ran in a page that believes it, before the group ended the page or its browser. */
async function trust(browser: Browser, from: number): Promise<readonly string[]> {
  const context = await browser.newContext();
  const watch = await watchForXss(context, 'about:blank');
  const page = await context.newPage();
  const crashed = new Promise<void>((resolve) => {
    page.once('crash', () => resolve());
    browser.once('disconnected', () => resolve());
  });
  const walk = async () => {
    await page.goto('about:blank');
    await page.evaluate(
      ([htmls, first]) => {
        // Some of them replace these two.
        const [body, create] = [document.body, document.createElement.bind(document)];
        htmls.forEach((html, index) => {
          const place = body.appendChild(create('div'));
          place.innerHTML = html.replaceAll('__xss()', `__xss(${first + index})`);
        });
      },
      [HTMLS.slice(from, from + GROUP), from] as const,
    );
    // Pictures that are not there fail after a moment, and so does what waits for them.
    await page.waitForLoadState('networkidle');
  };
  await Promise.race([walk().catch(() => {}), crashed]);
  await context.close().catch(() => {});
  return watch.ran;
}

/** A share of the vectors, each as a message from a brand and a person with hostile names. */
async function sendAll(url: string, htmls: readonly string[]) {
  const { api, name } = await givenBrand(url, { isPremium: true });
  await api.call('PUT /brands', { body: { accountname: `${NAME} ${name}` } });
  await api.call('PUT /profile', { body: { firstName: NAME, lastName: NAME } });
  const { conversation_id: conversationId } = await api.call('POST /new-conversation/:brandId', {
    params: { brandId: reader.id },
    body: { content: '<p>Hello</p>' },
  });
  let sent = 0;
  for (const html of htmls) {
    // Some are nothing once cleaned; the words before them make sure that something is shown.
    const body = { content: `Read this: ${html}` };
    const message = api.call('POST /new-message/:conversationId', {
      params: { conversationId },
      body,
    });
    // Refused for what it is: as good as shown and harmless.
    await message.then(
      () => {
        sent += 1;
      },
      (error: Error) => expect(error.message).toContain('too much formatting'),
    );
  }
  return { conversationId, sent };
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
