/** Pastes as a person would after copying elsewhere; the browser hands over both forms of a copy. */
export function pasteInto(
  element: Element,
  { html, text }: { html?: string; text?: string },
): void {
  const clipboardData = new DataTransfer();
  if (html !== undefined) clipboardData.setData('text/html', html);
  if (text !== undefined) clipboardData.setData('text/plain', text);
  element.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
