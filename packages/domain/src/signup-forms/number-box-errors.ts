// What the number boxes of the builder refuse.

// The number boxes of the builder (delay, days, corner radius, auto-close) take digits only, at
// least 0 (signup-forms §5). They hold what was typed, so a value may be text; blank is an error
// because all of them are required where they apply. The texts are those of platform §5.
export function wholeNumberError(value: string | number | null | undefined): string | null {
  const text = String(value ?? '').trim();
  if (text === '') return 'Required field';
  if (!/^\d+$/.test(text)) return 'Must be positive integer or zero';
  return Number(text) > 2_147_483_647 ? 'Number is too large' : null;
}

// A form never closes by itself, or after whole seconds from 0 to 999; choosing auto-close starts
// with 5 (signup-forms §4, §5, §9). Null stands for never. The texts are those of platform §5.
export function autoCloseError(autoCloseDelay: string | number | null): string | null {
  if (autoCloseDelay === null) return null;
  const error = wholeNumberError(autoCloseDelay);
  if (error) return error;
  return Number(autoCloseDelay) > MAX_AUTO_CLOSE_SECONDS
    ? `Cannot exceed ${MAX_AUTO_CLOSE_SECONDS}`
    : null;
}

export const DEFAULT_AUTO_CLOSE_SECONDS = 5;
export const MAX_AUTO_CLOSE_SECONDS = 999;

export function switchAutoClose(isSelected: boolean): number | null {
  return isSelected ? DEFAULT_AUTO_CLOSE_SECONDS : null;
}
