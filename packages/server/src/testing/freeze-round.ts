import type { ProductProcess } from './product-process.ts';
import { type TimedCall, timedCall, typicalCalls } from './timed-calls.ts';

export interface FreezeRound {
  /** What the healthy process answered meanwhile. */
  calls: TimedCall[];
  /** How long it took until it could change what the frozen one had locked. */
  unlockedMs: number;
}

/**
 * Freezes one process in the middle of its writes and asks another, which shares its database, for
 * the same things.
 */
export async function freezeRound(
  [frozen, healthy]: [ProductProcess, ProductProcess],
  headers: Record<string, string>,
): Promise<FreezeRound> {
  const writes = Array.from({ length: 30 }, (_, n) =>
    timedCall(frozen.url, 'PUT /brands', headers, { description: `about to freeze ${n}` }),
  );
  // Some are done, so the others are under way.
  await Promise.any(writes);
  frozen.process.kill('SIGSTOP');
  const started = performance.now();
  try {
    const calls = await typicalCalls(healthy.url, headers);
    for (;;) {
      const write = await timedCall(healthy.url, 'PUT /brands', headers, { description: 'again' });
      if (write.status === 200) {
        return { calls, unlockedMs: Math.round(performance.now() - started) };
      }
    }
  } finally {
    frozen.process.kill('SIGCONT');
    await Promise.all(writes);
  }
}
