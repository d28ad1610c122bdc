import { showToast } from './show-toast.ts';

/** Says that something was done, and offers to take it back. */
export function undoToast(message: string, undo: () => Promise<unknown>): void {
  showToast(message, {
    type: 'success',
    action: {
      label: 'Undo',
      run: () => void undo().catch((error: Error) => showToast(error.message, { type: 'warning' })),
    },
  });
}
