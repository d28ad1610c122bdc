import type { Locator } from 'playwright-core';

/** Pastes as a person would after copying elsewhere; the browser hands over both forms of a copy. */
export async function pasteInto(
  editor: Locator,
  copied: { html?: string; text?: string },
): Promise<void> {
  await editor.focus();
  await editor.evaluate((element, { html, text }) => {
    const clipboardData = new DataTransfer();
    if (html !== undefined) clipboardData.setData('text/html', html);
    if (text !== undefined) clipboardData.setData('text/plain', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, copied);
}
