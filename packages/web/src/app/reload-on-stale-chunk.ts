const KEY = 'tandem.reloadedAt';
const ONCE_PER_MS = 60_000;

/**
 * After a release the files an open tab still refers to are gone; loading the page again fetches the
 * new ones. At most once a minute, so that a file which is really missing does not loop, and never
 * offline, where the browser would put its own page in our place.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const reloadedAt = Number(sessionStorage.getItem(KEY));
    if (Date.now() - reloadedAt < ONCE_PER_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
