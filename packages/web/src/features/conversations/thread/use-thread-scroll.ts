import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type ThreadScrollInput = {
  /** Changes when older messages were put above. */
  firstKey: number | string | undefined;
  /** Changes when something was added below. */
  lastKey: number | string | undefined;
  /** One's own words are always followed. */
  isLastOwn: boolean;
};

/**
 * Keeps a thread where its reader is: at the end while they are there, still when older messages load
 * above, and still when new ones arrive while they read further up, of which they are then told.
 */
export function useThreadScroll({ firstKey, lastKey, isLastOwn }: ThreadScrollInput) {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const seen = useRef({ firstKey, lastKey, height: 0, isAtEnd: true });
  const [hasNew, setHasNew] = useState(false);

  function goToEnd() {
    if (!box.current) return;
    box.current.scrollTop = box.current.scrollHeight;
    seen.current.isAtEnd = true;
    setHasNew(false);
  }

  useLayoutEffect(() => {
    const before = seen.current;
    const element = box.current;
    if (!element) return;
    const isAdded = before.lastKey !== lastKey;
    if (isAdded && !before.isAtEnd && !isLastOwn) setHasNew(true);
    if (before.isAtEnd || (isAdded && isLastOwn)) {
      element.scrollTop = element.scrollHeight;
      before.isAtEnd = true;
    } else if (before.firstKey !== firstKey) {
      element.scrollTop += element.scrollHeight - before.height;
    }
    seen.current = { ...before, firstKey, lastKey, height: element.scrollHeight };
  }, [firstKey, lastKey, isLastOwn]);

  // The box shrinks when the composer grows, and the content grows when a mark appears below.
  useEffect(() => {
    const element = box.current;
    if (!element || !content.current) return;
    const watch = new ResizeObserver(() => {
      if (seen.current.isAtEnd) element.scrollTop = element.scrollHeight;
      seen.current.height = element.scrollHeight;
    });
    watch.observe(element);
    watch.observe(content.current);
    return () => watch.disconnect();
  }, []);

  function onScroll() {
    const element = box.current;
    if (!element) return;
    const rest = element.scrollHeight - element.scrollTop - element.clientHeight;
    seen.current.isAtEnd = rest < NEAR_END;
    seen.current.height = element.scrollHeight;
    if (seen.current.isAtEnd) setHasNew(false);
  }

  return { box, content, hasNew, goToEnd, onScroll, isAtEnd: () => seen.current.isAtEnd };
}

/** Pixels: within a line or two of the end is at the end. */
const NEAR_END = 48;
