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
