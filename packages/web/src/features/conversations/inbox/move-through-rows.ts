import type { KeyboardEvent } from 'react';

/**
 * Arrow keys, or j and k, move through the rows of the list; Home and End go to its ends; Enter opens
 * the row, as it does any link. From the search box the arrow down enters the list.
 */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  const isTyping = target.matches('input');
  if (isTyping && event.key !== 'ArrowDown') return;
  if (target.closest('[role="menu"]')) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[nextRow(event.key, rows.indexOf(target), rows.length)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** -1 where the key moves nowhere. */
export function nextRow(key: string, current: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return Math.min(current + 1, count - 1);
    case 'ArrowUp':
    case 'k':
      return Math.max(current - 1, current === -1 ? -1 : 0);
    case 'Home':
      return count > 0 ? 0 : -1;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
