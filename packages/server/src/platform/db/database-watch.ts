import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log/create-log.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { TIME_LIMITS } from './time-limits.ts';

interface Waiting {
  since: number;
  limitMs: number;
  fail(error: DatabaseUnavailable): void;
}

const TICK_MS = 100;

/**
 * Tells a database that does not answer from one that is slow. What waits too long is a reason to
 * ask the database something simple on a connection of its own: if that is answered, the wait goes
 * on, otherwise everything that waits fails at once, and so does all that follows until the
 * database answers again. Nothing is asked while nothing waits.
 */
export class DatabaseWatch {
  readonly #ping: () => Promise<void>;
  readonly #log: Log;
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #asking: Promise<boolean> | undefined;
  #askedAt = 0;
  #down = false;
  #closed = false;

  constructor(ping: () => Promise<void>, log: Log) {
    this.#ping = ping;
    this.#log = log;
  }

  /**
   * Waits for the database to do something. `giveUp` is called when that is no longer waited for,
   * to free whatever the work holds.
   */
  during<T>(
    work: () => Promise<T>,
    { limitMs, giveUp }: { limitMs: number; giveUp?: (() => void) | undefined },
  ): Promise<T> {
    if (this.#down) return Promise.reject(new DatabaseUnavailable());
    return new Promise<T>((resolve, reject) => {
      const waiting: Waiting = {
        since: performance.now(),
        limitMs,
        fail: (error) => {
          this.#waiting.delete(waiting);
          giveUp?.();
          reject(error);
        },
      };
      this.#waiting.add(waiting);
      this.#timer ??= setInterval(() => this.#look(), TICK_MS).unref();
      work().then(
        (result) => {
          this.#waiting.delete(waiting);
          resolve(result);
        },
        (error) => {
          this.#waiting.delete(waiting);
          reject(error);
        },
      );
    });
  }

  /** Whether the database answers now. */
  async answers(): Promise<boolean> {
    if (this.#down) return false;
    return this.#ask();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
  }

  #look(): void {
    const now = performance.now();
    const [oldest] = this.#waiting;
    if (!oldest) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      return;
    }
    for (const waiting of this.#waiting) {
      if (now - waiting.since > waiting.limitMs)
        waiting.fail(new DatabaseUnavailable('it took too long'));
    }
    if (now - Math.max(oldest.since, this.#askedAt) > TIME_LIMITS.suspicion) void this.#ask();
  }

  #ask(): Promise<boolean> {
    this.#asking ??= this.#pingInTime()
      .then((answered) => {
        if (!answered) this.#goDown();
        return answered;
      })
      .finally(() => {
        this.#asking = undefined;
        this.#askedAt = performance.now();
      });
    return this.#asking;
  }

  /**
   * The patience is counted in rounds of the event loop, each of which reads what has arrived: a
   * process that was busy or frozen itself must not blame the database.
   */
  async #pingInTime(): Promise<boolean> {
    const ping = this.#ping().then(
      () => true,
      () => false,
    );
    for (let left = TIME_LIMITS.answer / TICK_MS; left > 0; left--) {
      const answered = await Promise.race([ping, wait(TICK_MS, undefined, { ref: false })]);
      if (answered !== undefined) return answered;
    }
    return false;
  }

  #goDown(): void {
    if (this.#down || this.#closed) return;
    this.#down = true;
    this.#log.error('the database does not answer');
    for (const { fail } of [...this.#waiting]) fail(new DatabaseUnavailable());
    void this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    while (!this.#closed && !(await this.#pingInTime())) {
      await wait(TICK_MS, undefined, { ref: false });
    }
    this.#down = false;
    if (!this.#closed) this.#log.info('the database answers again');
  }
}
