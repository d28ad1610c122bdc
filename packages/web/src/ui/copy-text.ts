import { BUILDER_TEXTS } from '@tandem/domain/signup-forms/form-status';
import { showToast } from './toast/show-toast.ts';

/** Puts a text on the clipboard and tells how that went. Browsers may refuse at any time. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(BUILDER_TEXTS.copied, { type: 'success' });
    return true;
  } catch {
    showToast(BUILDER_TEXTS.copyFailed, { type: 'warning' });
    return false;
  }
}
