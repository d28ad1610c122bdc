// Search results load their next page when the list is scrolled to 90% of its height, and a search
// waits until typing has paused for a second (signup-forms §9). "Scrolled to" is the bottom edge of
// what is visible, so a list shorter than its window asks for more at once.

export type ScrollPosition = {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
};

export function shouldLoadMore({ scrollTop, clientHeight, scrollHeight }: ScrollPosition): boolean {
  return scrollHeight > 0 && (scrollTop + clientHeight) * 10 >= scrollHeight * 9;
}

export const SEARCH_DEBOUNCE_MS = 1000;
