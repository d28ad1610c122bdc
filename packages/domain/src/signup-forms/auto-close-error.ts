// A form never closes by itself, or after whole seconds from 0 to 999; choosing auto-close starts
// with 5 (signup-forms §4, §5, §9). Null stands for never. The texts are those of platform §5.
import { wholeNumberError } from './whole-number-error.ts';

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
