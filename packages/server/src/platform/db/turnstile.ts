import { DatabaseUnavailable } from './database-unavailable.ts';

/**
 * Lets so many through at a time; the others wait their turn, as long as it goes on at all: if
 * fewer got done than there are places, those inside wait for something themselves, and whoever
 * stands in line is better told.
 */
export class Turnstile {
  readonly #places: number;
  readonly #patienceMs: number;
  readonly #line = new Set<() => void>();
  #free: number;
  #done = 0;

  constructor(places: number, patienceMs: number) {
    this.#places = places;
    this.#free = places;
    this.#patienceMs = patienceMs;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    try {
      const result = await work();
      this.#done += 1;
      return result;
    } finally {
      const [next] = this.#line;
      if (next) next();
      else this.#free += 1;
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearInterval(timer);
        this.#line.delete(enter);
      };
      const enter = () => {
        leave();
        resolve();
      };
      let doneBefore = this.#done;
      const timer = setInterval(() => {
        if (this.#done - doneBefore >= this.#places) {
          doneBefore = this.#done;
          return;
        }
        leave();
        reject(new DatabaseUnavailable('nobody gets done'));
      }, this.#patienceMs);
      this.#line.add(enter);
    });
  }
}
