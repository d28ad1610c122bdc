const KEY = 'tandem.brandId';

/** The brand this tab works as. Kept per tab, so that two tabs can work as two brands. */
export function activeBrandId(): number | null {
  const id = Number(sessionStorage.getItem(KEY));
  return Number.isInteger(id) && id > 0 ? id : null;
}

export function setActiveBrandId(id: number): void {
  sessionStorage.setItem(KEY, String(id));
}

export function clearActiveBrandId(): void {
  sessionStorage.removeItem(KEY);
}
