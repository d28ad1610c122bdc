/**
 * A map with any number of values per key, oldest first. A lone value is kept without a set around
 * it: most people have one tab open, and a set for each would outweigh the rest of the index.
 */
export class Multimap<K, V extends object> {
  readonly #entries = new Map<K, V | Set<V>>();

  add(key: K, value: V): void {
    const held = this.#entries.get(key);
    if (held === undefined || held === value) this.#entries.set(key, value);
    else if (held instanceof Set) held.add(value);
    else this.#entries.set(key, new Set([held, value]));
  }

  delete(key: K, value: V): void {
    const held = this.#entries.get(key);
    if (held === value) this.#entries.delete(key);
    else if (held instanceof Set && held.delete(value) && held.size === 0) {
      this.#entries.delete(key);
    }
  }

  of(key: K): Iterable<V> {
    const held = this.#entries.get(key);
    if (held === undefined) return [];
    return held instanceof Set ? held : [held];
  }

  countOf(key: K): number {
    const held = this.#entries.get(key);
    if (held === undefined) return 0;
    return held instanceof Set ? held.size : 1;
  }
}
