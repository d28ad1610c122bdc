/** What a screen reader would call the element that has the focus. */
export function focusedName(): string {
  const focused = document.activeElement as HTMLInputElement | null;
  const label = focused?.labels?.[0]?.firstChild ?? focused;
  return focused?.ariaLabel ?? label?.textContent?.trim() ?? '';
}
