import { useLayoutEffect, useReducer, useRef } from 'react';

/**
 * For a field that writes what was typed in another shape: keeps the caret behind the same
 * characters, where a browser would throw it to the end. `counted` says which characters of a text
 * survive the shaping.
 */
export function useKeptCaret(counted: (text: string) => number) {
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<number>(null);
  // A key that changes nothing renders nothing, and the browser has moved the caret all the same.
  const [, renderAnyway] = useReducer((round: number) => round + 1, 0);

  useLayoutEffect(() => {
    const field = input.current;
    if (!field || wanted.current === null) return;
    const place = placeAfter(field.value, wanted.current, counted);
    field.setSelectionRange(place, place);
    wanted.current = null;
  });

  return {
    input,
    /** To be told before the shaped text is stored. */
    keep(field: HTMLInputElement) {
      wanted.current = counted(field.value.slice(0, field.selectionStart ?? field.value.length));
      renderAnyway();
    },
  };
}

/** The first place in the text that has as many counted characters before it. */
function placeAfter(text: string, count: number, counted: (text: string) => number): number {
  let place = 0;
  while (place < text.length && counted(text.slice(0, place)) < count) place += 1;
  return place;
}
