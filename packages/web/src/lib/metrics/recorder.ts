import {
  flushDelayMs,
  MOST_EVENTS_PER_BATCH,
  MOST_EVENTS_WAITING,
} from '@tandem/domain/metrics/batching';
import type { MetricsEvent } from '@tandem/domain/metrics/metrics-event';

export interface Recorder {
  record(event: MetricsEvent): void;
  /** Sends what waits, now. */
  flush(): void;
}

interface RecorderSetup {
  /** Throws when another try could help. */
  deliver(batch: MetricsEvent[]): Promise<void>;
  isBrandLoading(): boolean;
}

/**
 * Collects events and sends them in batches. Nobody waits for it and nobody hears of its failures:
 * what did not arrive goes along with the next batch. It starts no tries of its own, so that a
 * server in trouble is not asked more often than people act.
 */
export function createRecorder({ deliver, isBrandLoading }: RecorderSetup): Recorder {
  let waiting: MetricsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(older: MetricsEvent[], newer: MetricsEvent[]): void {
    waiting = [...older, ...newer].slice(-MOST_EVENTS_WAITING);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const batches: MetricsEvent[][] = [];
    while (waiting.length > 0) batches.push(waiting.splice(0, MOST_EVENTS_PER_BATCH));
    // All at once, because a page that ends waits for nothing; put back together, to stay in order.
    void Promise.allSettled(batches.map(deliver)).then((outcomes) => {
      const failed = batches.filter((_, index) => outcomes[index]?.status === 'rejected');
      keep(failed.flat(), waiting);
    });
  }

  return {
    record(event) {
      keep(waiting, [event]);
      timer ??= setTimeout(flush, flushDelayMs(isBrandLoading()));
    },
    flush,
  };
}
