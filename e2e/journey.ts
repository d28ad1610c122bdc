import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject, it } from 'vitest';
import { aloneAddress } from './alone-address.ts';
import { openBrowser } from './open-browser.ts';
import type { Person } from './person.ts';
import { watchForTrouble } from './watch-for-trouble.ts';

const RESULTS = fileURLToPath(new URL('./test-results/', import.meta.url));

/** A phone, a small laptop and a desktop: the widths every screen is made for. */
export const WIDTHS = [390, 1024, 1440] as const;
export type Width = (typeof WIDTHS)[number];

export interface Journey extends Companion {
  url: string;
  /** A second person in a browser profile of their own, watched for trouble like the first. */
  invite(): Promise<Companion>;
}

export interface Companion {
  page: Page;
  context: BrowserContext;
  /** Signs in past the sign-in page and opens a page of the application. */
  enter(person: Person, path?: string): Promise<void>;
  /** Console errors and the like that this journey provokes on purpose. */
  expectTrouble(pattern: RegExp): void;
}

/**
 * One test in a fresh browser profile. It fails when a page logs an error, breaks the content
 * policy or throws, even if nobody looked; a failure leaves a screenshot in e2e/test-results.
 */
export function journey(
  name: string,
  walk: (journey: Journey) => Promise<void>,
  { width = 1440, url = () => inject('productUrl') }: { width?: Width; url?: () => string } = {},
): void {
  it(name, async () => {
    const browser = await openBrowser();
    const walkers: Walker[] = [];
    const invite = async () => {
      const walker = await openProfile(browser, width, url());
      walkers.push(walker);
      return walker;
    };
    const first = await invite();
    try {
      await walk({ ...first, url: url(), invite });
      for (const { assertNoTrouble } of walkers) assertNoTrouble();
    } catch (error) {
      mkdirSync(RESULTS, { recursive: true });
      for (const [index, { page }] of walkers.entries()) {
        const who = index === 0 ? '' : `-person-${index + 1}`;
        const file = `${name.replace(/[^a-z0-9]+/gi, '-')}-${width}${who}.png`;
        await page.screenshot({ path: RESULTS + file, fullPage: true }).catch(() => {});
      }
      throw error;
    } finally {
      // A browser that ended took its profiles along.
      for (const { context } of walkers) await context.close().catch(() => {});
    }
  });
}

type Walker = Companion & { assertNoTrouble: () => void };

async function openProfile(browser: Browser, width: Width, url: string): Promise<Walker> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    hasTouch: width < 500,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'X-Forwarded-For': aloneAddress() },
  });
  // States come late on a busy machine; this is for those that never come.
  context.setDefaultTimeout(100_000);
  const trouble = await watchForTrouble(context);
  const page = await context.newPage();
  return {
    page,
    context,
    expectTrouble: trouble.expect,
    assertNoTrouble: trouble.assertNone,
    async enter({ email, password }, path = '') {
      const headers = { 'X-Requested-With': 'XMLHttpRequest' };
      const data = { email, password };
      const answer = await context.request.post(`${url}/login`, { headers, data });
      if (!answer.ok()) throw new Error(`${email} could not sign in (${answer.status()})`);
      await page.goto(`${url}/app${path}`);
      // A dialog that opens by itself hides the heading from roles.
      await page.locator('h1, [role=dialog]').first().waitFor();
    },
  };
}
