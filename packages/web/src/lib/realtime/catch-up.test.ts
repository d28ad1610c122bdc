import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { catchUp } from './catch-up.ts';

function shownAndHidden() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const calls: string[] = [];
  const query = (key: string, meta = {}) => ({
    queryKey: [key],
    meta,
    queryFn: async () => calls.push(key),
  });
  return { client, calls, query };
}

it('fetches what is on screen again and marks the rest as old', async () => {
  const { client, calls, query } = shownAndHidden();
  await client.fetchQuery(query('hidden'));
  const observer = new QueryObserver(client, query('shown'));
  const stop = observer.subscribe(() => {});
  await expect.poll(() => calls).toEqual(['hidden', 'shown']);
  catchUp(client, 'all');
  await expect.poll(() => calls).toEqual(['hidden', 'shown', 'shown']);
  expect(client.getQueryState(['hidden'])?.isInvalidated).toBe(true);
  await client.fetchQuery(query('hidden'));
  expect(calls).toEqual(['hidden', 'shown', 'shown', 'hidden']);
  stop();
});

it('fetches only live data again when nothing else can have been missed', async () => {
  const { client, calls, query } = shownAndHidden();
  const stops = [query('plain'), query('live', { live: true })].map((options) =>
    new QueryObserver(client, options).subscribe(() => {}),
  );
  await expect.poll(() => calls).toEqual(['plain', 'live']);
  catchUp(client, 'live');
  await expect.poll(() => calls).toEqual(['plain', 'live', 'live']);
  for (const stop of stops) stop();
});

describe('a request under way', () => {
  it.each([undefined, 'shown meanwhile'])('is repeated, with %s', async (shown) => {
    const { client } = shownAndHidden();
    const answers: ((value: string) => void)[] = [];
    const observer = new QueryObserver<string>(client, {
      queryKey: ['live'],
      meta: { live: true },
      ...(shown ? { initialData: shown, initialDataUpdatedAt: 0 } : {}),
      queryFn: () => new Promise((resolve) => answers.push(resolve)),
    });
    const stop = observer.subscribe(() => {});
    await expect.poll(() => answers.length).toBe(1);
    catchUp(client, 'live');
    answers[0]?.('before');
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.('after');
    await expect.poll(() => observer.getCurrentResult().data).toBe('after');
    stop();
  });
});
