import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './reach-mark.module.css';

/**
 * Stands where a list ends and calls back when somebody scrolls near it, to load more. `margin` is how
 * near, so that the next rows are there before the last one is.
 */
export function ReachMark({ onReach, margin = '300px' }: ReachMarkProps) {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    if (!mark.current) return;
    const root = mark.current.closest<HTMLElement>('[data-scrolls]');
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reach();
      },
      { root, rootMargin: margin },
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [margin]);
  return <div ref={mark} className={classes.mark} aria-hidden="true" />;
}

type ReachMarkProps = { onReach: () => void; margin?: string };
