import { toastTimeoutMs } from '@tandem/domain/input/toast-timeout-ms';

export type ToastType = 'default' | 'success' | 'warning';

export interface Toast {
  id: number;
  message: string;
  type: ToastType;
  /** Something is under way: shows a spinner and waits longer. */
  isProcessing: boolean;
  timeoutMs: number;
}

/**
 * Shows a short message at the edge of the screen and returns how to take it away again. Works from
 * anywhere, also outside React.
 */
export function showToast(
  message: string,
  options: { type?: ToastType; isProcessing?: boolean; timeoutMs?: number } = {},
): () => void {
  const { type = 'default', isProcessing = false } = options;
  const timeoutMs = options.timeoutMs ?? toastTimeoutMs(isProcessing ? 'processing' : type);
  lastId += 1;
  const toast: Toast = { id: lastId, message, type, isProcessing, timeoutMs };
  // A stack taller than this hides the page instead of informing about it.
  update([...toasts, toast].slice(-4));
  return () => dismissToast(toast.id);
}

export function dismissToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  read: () => toasts,
  subscribe(onChange: () => void) {
    subscribers.add(onChange);
    return () => subscribers.delete(onChange);
  },
};

let lastId = 0;
let toasts: readonly Toast[] = [];
const subscribers = new Set<() => void>();

function update(next: readonly Toast[]): void {
  toasts = next;
  for (const tell of subscribers) tell();
}
