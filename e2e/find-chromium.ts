import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import packed, { inflate } from '@sparticuz/chromium';

export interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

/** A browser to drive: the one CHROMIUM_PATH names, or the one that came as an npm package. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { executablePath: named, env: {} };

  const folder = join(tmpdir(), `tandem-chromium-${packageVersion()}-${userInfo().uid}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const executablePath = join(folder, 'chromium');
  return { executablePath, env: runs(executablePath) ? {} : bundledLibraries(folder) };
}

/**
 * The package unpacks into the system's temporary folder under a fixed name, where a half-written
 * file of another run, or another user's, would be taken for the browser. A folder per user that
 * appears whole avoids both.
 */
async function unpackInto(folder: string): Promise<void> {
  const draft = mkdtempSync(`${folder}-`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = draft;
  try {
    await packed.executablePath();
    await inflate(join(packageFolder(), 'bin', 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  try {
    renameSync(draft, folder);
  } catch {
    // Another run was faster; its copy is as good.
    rmSync(draft, { recursive: true });
  }
}

/** Bare machines and small containers lack the libraries a browser needs; the package has them. */
function bundledLibraries(folder: string): Record<string, string> {
  const libraries = join(folder, 'al2023', 'lib');
  return { LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
}

function runs(executablePath: string): boolean {
  return spawnSync(executablePath, ['--version'], { stdio: 'ignore' }).status === 0;
}

function packageFolder(): string {
  return dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
}

function packageVersion(): string {
  return JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')).version;
}
