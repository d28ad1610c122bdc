import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newDataDir } from '../testing/new-data-dir.ts';
import { preparedDataDir } from '../testing/prepared-data-dir.ts';
import { failToStart, signInAtProduct, startProduct } from '../testing/product-process.ts';

const prepared = await preparedDataDir();

it('stops cleanly on Ctrl-C and has all data, sessions too, when started again', async () => {
  const { env, login } = prepared;
  const first = await startProduct(env);
  const headers = await signInAtProduct(first.url, login);
  expect(await first.kill('SIGINT')).toBe(0);
  expect(first.errors()).toBe('');

  const second = await startProduct(env);
  const profile = await fetch(`${second.url}/profile`, { headers });
  expect(profile.status).toBe(200);
  expect(await second.kill('SIGTERM')).toBe(0);
});

it('says in one sentence that another process uses the data folder', async () => {
  const { env } = prepared;
  const running = await startProduct(env);
  const { code, said } = await failToStart({ ...env, PORT: '0' });
  expect(code).toBe(1);
  expect(said).toMatch(/^Process \d+ on \S+ already uses the data folder .*DATABASE_URL\)\.$/);
  await running.kill('SIGTERM');
});

it('says in one sentence that the port is taken', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  const { code, said } = await failToStart({ ...prepared.env, PORT: String(port) });
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is already taken: .*PORT\\.$`));
  taken.close();
});

it('says in one sentence that the data folder cannot be written', async () => {
  // A file in the way is refused for everybody; permissions would not stop root.
  const folder = newDataDir();
  writeFileSync(join(folder, 'file'), '');
  chmodSync(folder, 0o500);
  const { code, said } = await failToStart({ DATA_DIR: join(folder, 'file', 'data') });
  expect(code).toBe(1);
  expect(said).toMatch(/^The data folder .* cannot be written: .*\.$/);
});

it('says in one sentence what is wrong with a setting', async () => {
  const { code, said } = await failToStart({ PORT: 'many' });
  expect([code, said.split('\n').length]).toEqual([1, 1]);
  expect(said).toContain('PORT');
});
