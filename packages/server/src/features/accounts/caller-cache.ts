import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { prepareFindSession } from './queries.ts';

export type FoundSession = Awaited<ReturnType<ReturnType<typeof prepareFindSession>['execute']>>[0];

/** Believed for so long should the news of a change be lost on the way. */
const LIFE_MS = 5000;
const MOST_KEPT = 10_000;
/** Told by triggers on the tables that a caller is made of (migrations/by-hand.mjs). */
const CHANNEL = 'tandem_callers';
/** The same tables, as this process writes them itself: it must not wait to hear of its own change. */
const CHANGES_CALLERS =
  /(?:update|delete from|insert into) "(?:app_user|membership|brand)"|update "session" set "(?:revoked_at|token_hash)"/i;

interface Kept {
  found: FoundSession;
  readAt: number;
}

/**
 * Who is behind a session, kept in memory so that most requests need not ask. Forgotten at once when
 * this process changes anything a caller is made of, and when another one says that it did.
 */
export class CallerCache {
  readonly #kept = new Map<string, Kept>();
  readonly #clock: Clock;
  /** Counts what was forgotten: an answer that was asked for before is not kept after. */
  #changes = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  static async open(db: Database, clock: Clock): Promise<CallerCache> {
    const cache = new CallerCache(clock);
    db.onWrite(CHANGES_CALLERS, () => cache.#forgetAll());
    await db.listen(
      CHANNEL,
      (payload) => cache.#forget(payload),
      () => cache.#forgetAll(),
    );
    return cache;
  }

  async find(
    tokenHash: string,
    read: () => Promise<FoundSession | undefined>,
    { lookAgain }: { lookAgain: boolean },
  ): Promise<FoundSession | undefined> {
    const kept = this.#kept.get(tokenHash);
    if (kept && !lookAgain && this.#isFresh(kept)) return kept.found;
    const changes = this.#changes;
    const readAt = this.#clock.now().getTime();
    const found = await read();
    if (found && changes === this.#changes) this.#keep(tokenHash, { found, readAt });
    return found;
  }

  #isFresh({ found, readAt }: Kept): boolean {
    const now = this.#clock.now().getTime();
    // A clock may have been set back.
    return Math.abs(now - readAt) < LIFE_MS && found.session.expiresAt.getTime() > now;
  }

  #keep(tokenHash: string, kept: Kept): void {
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= MOST_KEPT) this.#kept.delete(oldest);
    this.#kept.set(tokenHash, kept);
  }

  #forget(payload: string): void {
    const [kind, id] = payload.split(' ');
    this.#changes += 1;
    for (const [tokenHash, { found }] of this.#kept) {
      const ids = kind === 'user' ? [found.person.id] : found.brands.map((brand) => brand.id);
      if (ids.includes(Number(id))) this.#kept.delete(tokenHash);
    }
  }

  #forgetAll(): void {
    this.#changes += 1;
    this.#kept.clear();
  }
}
