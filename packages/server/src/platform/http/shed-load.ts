import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

export interface LoadLimits {
  /** So many requests may be under way; beyond that everybody would only wait longer. */
  mostUnderWay: number;
  /**
   * For an engine that works in this process: each request is done before the next is read, so that
   * a crowd would wait unseen in its sockets, and /healthz behind it.
   */
  readsAllFirst?: boolean;
}

/** A quarter of what is under way is older than this: requests come in faster than they go out. */
const LONGEST_WAIT_MS = 2_000;
const FEW = 40;
const LONGEST_LOOP_DELAY_MS = 500;
const LOOK_EVERY_MS = 100;
const RETRY_AFTER_SECONDS = 2;
/** Whoever watches the process must hear of it, above all when it has too much to do. */
const NEVER_REFUSED = new Set(['/healthz', '/readyz', '/internal/metrics']);
/** Files cost next to nothing, and a page that misses one of its scripts is broken until it is reloaded. */
const FILES = /^\/(app|embed|files)(\/|$)/;

/**
 * Turns requests away with 503 while there are more than can be answered in time, so that those
 * let in are answered soon and nobody waits for many seconds to be told nothing.
 */
export function shedLoad(
  app: FastifyInstance,
  { mostUnderWay, readsAllFirst = false }: LoadLimits,
): void {
  const underWay = new Map<FastifyRequest, number>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let isSlow = false;
  const timer = setInterval(() => {
    // With few under way it is the machine that is busy, and sending people away would not help it.
    const isLate = delay.percentile(50) / 1e6 > LONGEST_LOOP_DELAY_MS;
    isSlow = underWay.size >= FEW && (isLate || waitLong());
    delay.reset();
  }, LOOK_EVERY_MS);
  timer.unref();

  function waitLong(): boolean {
    // In the order of their arrival, oldest first.
    const arrival = [...underWay.values()][Math.floor(underWay.size / 4)] ?? 0;
    return performance.now() - arrival > LONGEST_WAIT_MS;
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (NEVER_REFUSED.has(request.url)) return done();
    const isRefused = isSlow && !FILES.test(request.url);
    if (isRefused || underWay.size >= mostUnderWay) return done(tooBusy());
    underWay.set(request, performance.now());
    // Comes also for somebody who hangs up before the answer, of which no hook of Fastify tells.
    reply.raw.once('close', () => underWay.delete(request));
    if (readsAllFirst) setImmediate(done);
    else done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    delay.disable();
    done();
  });
}

function tooBusy(): HttpError {
  return new HttpError(503, 'unavailable', 'There is a lot going on right now. Please try again.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
