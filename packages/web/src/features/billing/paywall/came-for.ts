import { activeBrandId } from '../../../lib/session/active-brand.ts';

const KEY = 'tandem.cameFor';

/**
 * Remembers where somebody wanted to go when a debt led them elsewhere. Kept by the tab and not by
 * the history: on the way lie the pages of banks and of the payment provider.
 */
export function rememberCameFor(address: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ brandId: activeBrandId(), address }));
}

/** Where the tab's brand wanted to go; undefined when it came here by itself. */
export function readCameFor(): string | undefined {
  try {
    const { brandId, address } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const isOurs = typeof address === 'string' && brandId === activeBrandId();
    return isOurs && address.startsWith('/') ? address : undefined;
  } catch {
    return undefined;
  }
}

export function forgetCameFor(): void {
  sessionStorage.removeItem(KEY);
}
