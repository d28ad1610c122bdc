import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function callsMade(error: Error): Promise<number[]> {
  const started = Date.now();
  const at: number[] = [];
  const load = createQueryClient().fetchQuery({
    queryKey: ['failing'],
    queryFn: () => {
      at.push(Date.now() - started);
      throw error;
    },
  });
  const refused = expect(load).rejects.toBe(error);
  await vi.runAllTimersAsync();
  await refused;
  return at;
}

it('tries a failed load again five times, a second apart', async () => {
  expect(await callsMade(new Error('lost'))).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
});

it('takes the word of a server that refuses', async () => {
  expect(await callsMade(new ApiError(404, { code: 'not_found', message: 'Not there' }))).toEqual([
    0,
  ]);
});
