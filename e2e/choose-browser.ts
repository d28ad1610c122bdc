import { findChromium } from './find-chromium.ts';

/** For tests whose browser is started by the runner: it takes the path and libraries from here. */
export async function setup(): Promise<void> {
  const { executablePath, env } = await findChromium();
  Object.assign(process.env, env, { CHROMIUM_PATH: executablePath });
}
