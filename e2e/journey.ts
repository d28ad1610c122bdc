import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, it } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { watchForTrouble } from './watch-for-trouble.ts';

const RESULTS = fileURLToPath(new URL('./test-results/', import.meta.url));

/** A phone, a small laptop and a desktop: the widths every screen is made for. */
export const WIDTHS = [390, 1024, 1440] as const;
export type Width = (typeof WIDTHS)[number];

export interface Journey {
  page: Page;
  context: BrowserContext;
  url: string;
  /** Console errors and the like that this journey provokes on purpose. */
  expectTrouble(pattern: RegExp): void;
}

let browser: Browser | undefined;

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
    if (!browser) throw new Error('call useBrowser() in the spec file');
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
      hasTouch: width < 500,
      locale: 'en-US',
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(15_000);
    const trouble = await watchForTrouble(context);
    const page = await context.newPage();
    try {
      await walk({ page, context, url: url(), expectTrouble: trouble.expect });
      trouble.assertNone();
    } catch (error) {
      mkdirSync(RESULTS, { recursive: true });
      const file = `${name.replace(/[^a-z0-9]+/gi, '-')}-${width}.png`;
      await page.screenshot({ path: RESULTS + file, fullPage: true }).catch(() => {});
      throw error;
    } finally {
      await context.close();
    }
  });
}

/** Gives a spec file its browser. */
export function useBrowser(): void {
  beforeAll(async () => {
    const { executablePath, env } = await findChromium();
    browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env } as Record<string, string>,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
  });
  afterAll(() => browser?.close());
}
