import { type MetricsEvent, metricsEvent } from '@tandem/domain/metrics/metrics-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecorder } from './recorder.ts';

const session = { id: 'session-1', lastActiveAt: new Date(0) };
const event = (action: string) => metricsEvent(action, '/app/search', session, new Date(0));
const delivered: string[][] = [];
let isBrandLoading = false;
let isBroken = false;

const recorder = () =>
  createRecorder({
    isBrandLoading: () => isBrandLoading,
    async deliver(batch: MetricsEvent[]) {
      delivered.push(batch.map(({ action }) => action));
      if (isBroken) throw new Error('nobody there');
    },
  });

beforeEach(() => {
  vi.useFakeTimers();
  delivered.length = 0;
  isBrandLoading = false;
  isBroken = false;
});
afterEach(() => vi.useRealTimers());

describe('the recorder', () => {
  it('sends what happened within 3 seconds in one batch', async () => {
    const { record } = recorder();
    record(event('first'));
    await vi.advanceTimersByTimeAsync(2000);
    record(event('second'));
    await vi.advanceTimersByTimeAsync(999);
    expect(delivered).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(delivered).toEqual([['first', 'second']]);
  });

  it('waits 5 seconds while the brand loads', async () => {
    const { record } = recorder();
    isBrandLoading = true;
    record(event('first'));
    isBrandLoading = false;
    await vi.advanceTimersByTimeAsync(4999);
    expect(delivered).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(delivered).toEqual([['first']]);
  });

  it('is silent when nothing happens', async () => {
    const { record } = recorder();
    record(event('first'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(delivered).toEqual([['first']]);
  });

  it('sends at once when told to, and not again later', async () => {
    const { record, flush } = recorder();
    record(event('first'));
    flush();
    flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(delivered).toEqual([['first']]);
  });

  it('sends what failed along with the next batch, in order, and starts no try of its own', async () => {
    const { record } = recorder();
    isBroken = true;
    record(event('first'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(delivered).toEqual([['first']]);
    isBroken = false;
    record(event('second'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(delivered).toEqual([['first'], ['first', 'second']]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(delivered).toHaveLength(2);
  });

  it('sends at most 100 events at once', async () => {
    const { record, flush } = recorder();
    for (let n = 0; n < 150; n += 1) record(event(`n${n}`));
    flush();
    expect(delivered.map((batch) => batch.length)).toEqual([100, 50]);
  });

  it('keeps the latest 200 events while nobody listens', async () => {
    const { record, flush } = recorder();
    isBroken = true;
    for (let n = 0; n < 230; n += 1) {
      record(event(`n${n}`));
      if (n % 50 === 49) {
        flush();
        await vi.advanceTimersByTimeAsync(0);
      }
    }
    delivered.length = 0;
    flush();
    const sent = delivered.flat();
    expect(sent).toHaveLength(200);
    expect(sent[0]).toBe('n30');
    expect(sent.at(-1)).toBe('n229');
  });
});
