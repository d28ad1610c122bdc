import { showToast } from './show-toast.ts';

/**
 * Says what was done and offers to undo it. One at a time: taking back an earlier step after a later
 * one would surprise.
 */
export function showUndoToast(message: string, undo: () => void): void {
  dismissLast?.();
  dismissLast = showToast(message, { type: 'success', action: { label: 'Undo', run: undo } });
}

let dismissLast: (() => void) | undefined;
