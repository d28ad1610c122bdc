import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { browserCandidates, type Candidate, type Machine } from './browser-candidates.ts';
import { unpackChromium } from './unpack-chromium.ts';

export interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

export const HOW_TO_GET_A_BROWSER =
  'install Chromium, Chrome or Edge, or name one: CHROMIUM_PATH=/path/to/chromium npm test';

/** A browser to drive, or a sentence about how to get one. */
export async function findChromium(): Promise<Chromium> {
  const found = await lookForChromium();
  if (!found) throw new Error(`There is no browser here: ${HOW_TO_GET_A_BROWSER}`);
  return found;
}

/** A browser to drive, if there is one or one can be had. */
export async function lookForChromium(): Promise<Chromium | undefined> {
  for (const candidate of browserCandidates(thisMachine())) {
    const chromium = await tryOut(candidate);
    if (chromium) return chromium;
  }
  return undefined;
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    home: homedir(),
    isRoot: process.getuid?.() === 0,
    hasApt: existsSync('/usr/bin/apt-get'),
  };
}

async function tryOut(candidate: Candidate): Promise<Chromium | undefined> {
  switch (candidate.from) {
    case 'CHROMIUM_PATH':
      if (existsSync(candidate.path)) return { executablePath: candidate.path, env: {} };
      throw new Error(`CHROMIUM_PATH names ${candidate.path}, which is not there.`);
    case 'the machine':
      return whereItRuns(candidate.path);
    case 'npm': {
      const { executablePath, libraries } = await unpackChromium();
      return whereItRuns(executablePath) ?? whereItRuns(executablePath, libraries);
    }
    case "Debian's packages":
      installFromDebian();
      return whereItRuns('/usr/bin/chromium-headless-shell') ?? whereItRuns('/usr/bin/chromium');
  }
}

/** Some distributions have a script in its place that only says where to get one. */
function whereItRuns(
  executablePath: string,
  env: Record<string, string> = {},
): Chromium | undefined {
  if (!existsSync(executablePath)) return undefined;
  // On Windows the question would open a window instead.
  if (process.platform === 'win32') return { executablePath, env };
  const { status } = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: 60_000,
  });
  return status === 0 ? { executablePath, env } : undefined;
}

/** Whether it worked is seen by running it. */
function installFromDebian(): void {
  console.error("There is no browser here; installing Debian's Chromium...");
  const apt = (...args: string[]) =>
    spawnSync('/usr/bin/apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 300_000,
    });
  const install = (name: string) =>
    apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation');
  apt('update');
  // Older releases have the whole browser only.
  if (install('chromium-headless-shell').status !== 0) install('chromium');
}
