import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What may move on a page that nobody touches: no more than a number that becomes longer. */
const MOST_SHIFT = 0.02;

/** Milliseconds that each answer takes longer: on a quick network, late parts are not late. */
const LATENCY_MS = 80;

type WatchedWindow = typeof window & { movedThings?: { value: number; what: string }[] };

/** Notes on every page of a profile what moves by itself. */
export async function watchLayoutShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const moved: { value: number; what: string }[] = [];
    (window as WatchedWindow).movedThings = moved;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ');
        moved.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    ...unlimited,
  });
}

/** Of a page that has been loaded and left alone since. */
export async function expectNothingMoved(page: Page): Promise<void> {
  const moved = await page.evaluate(() => (window as WatchedWindow).movedThings ?? []);
  const total = moved.reduce((sum, { value }) => sum + value, 0);
  const what = moved.map((one) => `${one.value.toFixed(3)} ${one.what}`).join('\n');
  expect(total, `${page.url()} moves by itself:\n${what}`).toBeLessThanOrEqual(MOST_SHIFT);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
