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
  /** A second person in a browser profile of their own, watched for trouble like the first. */
  invite(): Promise<Companion>;
}

export type Companion = Pick<Journey, 'page' | 'context' | 'expectTrouble'>;

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
    const open = browser;
    const walkers: Walker[] = [];
    const invite = async () => {
      const walker = await openProfile(open, width);
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
      for (const { context } of walkers) await context.close();
    }
  });
}

type Walker = Companion & { assertNoTrouble: () => void };

async function openProfile(from: Browser, width: Width): Promise<Walker> {
  const context = await from.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    hasTouch: width < 500,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  const trouble = await watchForTrouble(context);
  const page = await context.newPage();
  return { page, context, expectTrouble: trouble.expect, assertNoTrouble: trouble.assertNone };
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
