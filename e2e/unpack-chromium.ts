import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

export interface UnpackedChromium {
  executablePath: string;
  /** Bare machines and small containers lack the libraries a browser needs; the package has them. */
  libraries: { LD_LIBRARY_PATH: string };
}

/** The browser that comes as an npm package, for Linux on x64 only. */
export async function unpackChromium(): Promise<UnpackedChromium> {
  const folder = join(tmpdir(), `tandem-chromium-${packageVersion()}-${userInfo().uid}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH];
  return {
    executablePath: join(folder, 'chromium'),
    libraries: { LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') },
  };
}

/**
 * The package unpacks into the system's temporary folder under a fixed name, where a half-written
 * file of another run, or another user's, would be taken for the browser. A folder per user that
 * appears whole avoids both.
 */
async function unpackInto(folder: string): Promise<void> {
  const { default: packed, inflate } = await import('@sparticuz/chromium');
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

function packageFolder(): string {
  return dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
}

function packageVersion(): string {
  return JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')).version;
}
