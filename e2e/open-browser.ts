import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

let browser: Promise<Browser> | undefined;

/** The browser of this process: one for all its journeys, and another after one that crashed. */
export async function openBrowser(): Promise<Browser> {
  const open = await browser?.catch(() => undefined);
  if (open?.isConnected()) return open;
  browser = launchBrowser();
  return browser;
}

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}
