import { type RefObject, useEffect } from 'react';

/**
 * Rows of places are swiped on a phone. Brings the current one into the middle of its row whenever
 * `place` changes; never moves the page, which `scrollIntoView` would.
 */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another current one.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row.current || !current) return;
    const [outer, inner] = [row.current, current].map((part) => part.getBoundingClientRect());
    if (!outer || !inner) return;
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [row, place]);
}
