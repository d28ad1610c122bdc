import type { BrowserSocket } from './browser-socket.ts';
import { Multimap } from './multimap.ts';
import type { Audience } from './realtime-event.ts';

/** Finds the sockets an event is for without asking the ten thousand it is not for. */
export class SocketIndex {
  readonly #all = new Set<BrowserSocket>();
  readonly #byUser = new Multimap<number, BrowserSocket>();
  readonly #bySession = new Multimap<number, BrowserSocket>();
  readonly #byBrand = new Multimap<number, BrowserSocket>();

  get size(): number {
    return this.#all.size;
  }

  [Symbol.iterator](): Iterator<BrowserSocket> {
    return this.#all.values();
  }

  add(socket: BrowserSocket): void {
    this.#all.add(socket);
    this.#byUser.add(socket.userId, socket);
    this.#bySession.add(socket.sessionId, socket);
    for (const id of socket.brandIds) this.#byBrand.add(id, socket);
  }

  delete(socket: BrowserSocket): void {
    if (!this.#all.delete(socket)) return;
    this.#byUser.delete(socket.userId, socket);
    this.#bySession.delete(socket.sessionId, socket);
    for (const id of socket.brandIds) this.#byBrand.delete(id, socket);
  }

  countOfUser(userId: number): number {
    return this.#byUser.countOf(userId);
  }

  oldestOfUser(userId: number): BrowserSocket | undefined {
    for (const socket of this.#byUser.of(userId)) return socket;
  }

  /** Each socket once, however many of the audience's descriptions fit it. */
  hearing(to: Audience): BrowserSocket[] {
    if (to === 'everybody') return [...this.#all];
    const found = new Set<BrowserSocket>();
    const take = (index: Multimap<number, BrowserSocket>, ids: number[] = []) => {
      for (const id of ids) for (const socket of index.of(id)) found.add(socket);
    };
    take(this.#byUser, to.users);
    take(this.#bySession, to.sessions);
    take(this.#byBrand, to.brands);
    return [...found];
  }
}
