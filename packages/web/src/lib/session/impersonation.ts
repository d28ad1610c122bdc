const KEY = 'impersonating';

/** Id of the person an admin acts as in this tab; the session flag of the specification. */
export function impersonatedUserId(): number | null {
  const id = Number(sessionStorage.getItem(KEY));
  return Number.isInteger(id) && id > 0 ? id : null;
}

export function startImpersonating(userId: number): void {
  sessionStorage.setItem(KEY, String(userId));
}

export function stopImpersonating(): void {
  sessionStorage.removeItem(KEY);
}
