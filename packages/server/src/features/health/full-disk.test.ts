import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { startProduct } from '../../testing/product-process.ts';

/** A small disk of its own, which only root may make. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    console.warn('Skipped the full disk: this user may mount nothing.');
  }
}

const disk = mountSmallDisk() ?? '';
afterAll(() => {
  if (!disk) return;
  execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true });
});

it.runIf(disk)('/readyz says that the disk is full, and is ready again with room', async () => {
  chmodSync(disk, 0o755);
  const product = await startProduct({ DATA_DIR: disk, DEMO_DATA: 'false' });
  onTestFinished(async () => {
    await product.kill('SIGTERM');
  });
  const readyz = async () => {
    const answer = await fetch(`${product.url}/readyz`);
    return [answer.status, await answer.text()];
  };
  expect((await readyz())[0]).toBe(200);

  const filler = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  // All but what the server may take meanwhile.
  writeFileSync(filler, Buffer.alloc(bavail * bsize - 8_000_000));
  await vi.waitFor(async () => {
    const [status, text] = await readyz();
    expect(status).toBe(503);
    expect(text).toContain('The disk is full.');
  });
  rmSync(filler);
  await vi.waitFor(async () => expect((await readyz())[0]).toBe(200), { timeout: 20_000 });
});
