import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../e2e/find-chromium.ts';
import { startProduct } from '../e2e/product.ts';
import { signIn } from '../e2e/sign-in.ts';

/**
 * How home feels on a slow machine: a real browser with its processor slowed four times and a cold
 * cache. Prints the medians of several loads beside their limits; fails when one is exceeded.
 * Needs a built web application (npm start or npm run e2e builds it).
 */
const LIMITS = { lcpMs: 2000, inpMs: 150, cls: 0.02 };
const LOADS = 5;
const SLOWER = 4;

const product = await startProduct();
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env } as Record<string, string>,
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const first = await context.newPage();
  await signIn(first, product.url);
  await first.waitForURL('**/app');
  const loads = [];
  for (let n = 0; n < LOADS; n++) loads.push(await loadHome(context));
  const seen = {
    lcpMs: median(loads.map(({ lcpMs }) => lcpMs)),
    inpMs: median(loads.map(({ inpMs }) => inpMs)),
    cls: median(loads.map(({ cls }) => cls)),
  };
  console.table(
    Object.entries(LIMITS).map(([figure, limit]) => {
      const value = seen[figure as keyof typeof seen];
      return { figure, seen: value.toFixed(3), limit, ratio: (value / limit).toFixed(2) };
    }),
  );
  const broken = Object.entries(LIMITS).some(
    ([key, limit]) => seen[key as keyof typeof seen] > limit,
  );
  if (broken) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}

async function loadHome(context: BrowserContext) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watchVitals);
  await page.goto(`${product.url}/app`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await interact(page);
  const vitals = await page.evaluate(() => (globalThis as unknown as Watched).vitals);
  await page.close();
  return vitals;
}

/** Opens and closes what people open most: the account menu, the create menu, the bell. */
async function interact(page: Page): Promise<void> {
  const buttons = page.locator('header button:is([aria-haspopup], [aria-expanded]):visible');
  for (let n = 0; n < (await buttons.count()); n++) {
    await buttons.nth(n).click();
    await page.keyboard.press('Escape');
  }
}

interface Watched {
  vitals: { lcpMs: number; inpMs: number; cls: number };
}

/** Runs in the page, before anything else does. */
function watchVitals(): void {
  const vitals = { lcpMs: 0, inpMs: 0, cls: 0 };
  (globalThis as unknown as Watched).vitals = vitals;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', (entry) => {
    vitals.lcpMs = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  observe(
    'event',
    (entry) => {
      const event = entry as PerformanceEntry & { interactionId: number };
      if (event.interactionId) vitals.inpMs = Math.max(vitals.inpMs, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
