import { expect, it } from 'vitest';
import { Turnstile } from './turnstile.ts';

it('lets so many in at a time, in their order', async () => {
  const turnstile = new Turnstile(2, 1000);
  let inside = 0;
  let most = 0;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      turnstile.pass(async () => {
        order.push(n);
        inside += 1;
        most = Math.max(most, inside);
        await Promise.resolve();
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

it('sends those in line away when nobody inside gets done, and lets in whoever comes later', async () => {
  const turnstile = new Turnstile(1, 50);
  const { promise, resolve } = Promise.withResolvers<void>();
  const stuck = turnstile.pass(() => promise);
  await expect(turnstile.pass(async () => 'never')).rejects.toThrow('nobody gets done');
  resolve();
  await stuck;
  expect(await turnstile.pass(async () => 'again')).toBe('again');
});

it('gives the place on after a failure', async () => {
  const turnstile = new Turnstile(1, 1000);
  const fails = turnstile.pass(() => Promise.reject(new Error('no')));
  const follows = turnstile.pass(async () => 'done');
  await expect(fails).rejects.toThrow('no');
  expect(await follows).toBe('done');
});
