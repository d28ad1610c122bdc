import { useMatches } from 'react-router';

/**
 * Whether the page scrolls in parts of its own and takes the whole window, as its route says. There is
 * then no end of the page to put a footer at.
 */
export function useFillsWindow(): boolean {
  return useMatches().some(({ handle }) => (handle as FillHandle)?.fillsWindow === true);
}

type FillHandle = { fillsWindow?: boolean } | undefined;
