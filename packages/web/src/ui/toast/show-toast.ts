import { toastTimeoutMs } from '@tandem/domain/input/interface-delays';

export type ToastType = 'default' | 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  message: string;
  type: ToastType;
  /** Something is under way: shows a spinner and waits longer. */
  isProcessing: boolean;
  timeoutMs: number;
  /** What can be done about it, usually to undo. */
  action: ToastAction | null;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

/**
 * Shows a short message at the edge of the screen and returns how to take it away again. Works from
 * anywhere, also outside React.
 */
export function showToast(message: string, options: ToastOptions = {}): () => void {
  const { type = 'default', isProcessing = false, action = null } = options;
  // Reading is quick; deciding to take something back is not.
  const kind = isProcessing || action ? 'processing' : type;
  const timeoutMs = options.timeoutMs ?? toastTimeoutMs(kind);
  lastId += 1;
  const toast: Toast = { id: lastId, message, type, isProcessing, timeoutMs, action };
  // A stack taller than this hides the page instead of informing about it.
  update([...toasts, toast].slice(-4));
  return () => dismissToast(toast.id);
}

export interface ToastOptions {
  type?: ToastType;
  isProcessing?: boolean;
  timeoutMs?: number;
  action?: ToastAction;
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
