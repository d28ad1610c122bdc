import type { Asking } from './watched-pool.ts';

interface Watcher {
  statement: RegExp;
  changed(): void;
}

/** Texts of statements are few; this is for those that grow with the number of their parameters. */
const MOST_REMEMBERED = 2000;

/**
 * Tells who keeps something in memory that this process is about to change it, whichever feature
 * does so. It goes by the text of a statement, so it needs nobody's help and misses nothing that
 * is written the usual way.
 */
export class WriteWatch {
  readonly #watchers: Watcher[] = [];
  readonly #known = new Map<string, readonly Watcher[]>();

  add(statement: RegExp, changed: () => void): void {
    this.#watchers.push({ statement, changed });
    this.#known.clear();
  }

  /** Does some work, and tells everybody whose concern it was once it is done, committed or not. */
  async during<C extends Asking, T>(client: C, work: (watching: C) => Promise<T>): Promise<T> {
    const concerned = new Set<Watcher>();
    try {
      return await work({
        ...client,
        query: (...question) => {
          for (const watcher of this.concerned(question[0])) concerned.add(watcher);
          return client.query(...question);
        },
      });
    } finally {
      for (const { changed } of concerned) changed();
    }
  }

  /** Whose concern a statement is. */
  concerned(question: unknown): readonly Watcher[] {
    if (this.#watchers.length === 0) return NOBODY;
    const text = typeof question === 'string' ? question : (question as { text: string }).text;
    const known = this.#known.get(text);
    if (known) return known;
    const found = this.#watchers.filter(({ statement }) => statement.test(text));
    if (this.#known.size >= MOST_REMEMBERED) this.#known.clear();
    this.#known.set(text, found.length > 0 ? found : NOBODY);
    return found;
  }
}

const NOBODY: readonly Watcher[] = [];
