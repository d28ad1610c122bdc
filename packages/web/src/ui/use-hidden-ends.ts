import { type RefObject, useEffect } from 'react';

/**
 * Tells the row's style at which of its ends more is hidden (`data-more-before`, `data-more-after`).
 * A row that is cut at a gap between two places looks as if there were no more.
 */
export function useHiddenEnds(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      element.toggleAttribute('data-more-before', scrollLeft > 1);
      element.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const size = new ResizeObserver(mark);
    size.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [row]);
}
