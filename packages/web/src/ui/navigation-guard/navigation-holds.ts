/**
 * Why people should not leave a page just now. `unsaved` asks them; `fixed` keeps them, apart from
 * the places it allows. Kept outside React because the router takes a single guard while any number
 * of forms may have something to lose.
 */
export type NavigationHold = { kind: 'unsaved' } | { kind: 'fixed'; allowed: readonly string[] };

const holds = new Set<NavigationHold>();

export function addNavigationHold(hold: NavigationHold): () => void {
  holds.add(hold);
  return () => holds.delete(hold);
}

export function holdOn(fromPath: string, toPath: string): NavigationHold['kind'] | null {
  const all = [...holds];
  if (all.some((hold) => hold.kind === 'fixed' && !hold.allowed.includes(toPath))) return 'fixed';
  // A change of query or tab on the same page loses nothing.
  const isLeaving = fromPath !== toPath;
  return isLeaving && all.some(({ kind }) => kind === 'unsaved') ? 'unsaved' : null;
}

export function hasUnsaved(): boolean {
  return [...holds].some(({ kind }) => kind === 'unsaved');
}
