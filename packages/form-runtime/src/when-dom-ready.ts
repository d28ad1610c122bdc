/** Calls back when the page's elements exist: at once if they do. */
export function whenDomReady(document: Document, then: () => void): void {
  if (document.readyState !== 'loading') then();
  else document.addEventListener('DOMContentLoaded', then, { once: true });
}
