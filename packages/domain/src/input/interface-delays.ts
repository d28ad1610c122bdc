// How long the interface waits, and how long it shows something.

// How long the interface waits, in milliseconds (platform §9, signup-forms §9). A debounce starts
// anew with each change; the others wait once so that an animation can finish.
export const DEBOUNCE_MS = {
  input: 200,
  composerValues: 300,
  composerText: 100,
  slider: 50,
  search: 1_000,
  resize: 50,
} as const;

export const CLOSE_DELAY_MS = { dialog: 500, drawer: 500, logoutRedirect: 500 } as const;

// How long a toast stays, in milliseconds: 2 s, a warning 5 s, and one that says something is under
// way 10 s (signup-forms §9). The default and success types share the default; an error, which only
// decision 0036 knows, stays as long as a warning.
export function toastTimeoutMs(kind: ToastKind): number {
  return TIMEOUTS_MS[kind];
}

export type ToastKind = 'default' | 'success' | 'warning' | 'error' | 'processing';

const TIMEOUTS_MS: Readonly<Record<ToastKind, number>> = {
  default: 2_000,
  success: 2_000,
  warning: 5_000,
  error: 5_000,
  processing: 10_000,
};

// A loader that fails tries again up to 5 times at 1 second intervals, then gives up (platform §9).
// The first call is not a retry, so a load makes at most 6 calls.
export function retryDelayMs(retriesDone: number): number | null {
  return retriesDone < MAX_RETRIES ? 1000 : null;
}

export const MAX_RETRIES = 5;
