const SAFE_KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z0-9]+$/;

/** A key arrives in an address that anybody may write; only what we could have made up counts. */
export function isSafeKey(key: string): boolean {
  return SAFE_KEY.test(key);
}

export function requireSafeKey(key: string): void {
  if (!isSafeKey(key)) throw new Error('storage key has unexpected characters');
}
