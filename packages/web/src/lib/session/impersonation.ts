import { clearSessionFlag, readSessionFlag, setSessionFlag } from './session-flags.ts';

/** Id of the person an admin acts as in this tab; the session flag of the specification. */
export function impersonatedUserId(): number | null {
  const id = Number(readSessionFlag('impersonating'));
  return Number.isInteger(id) && id > 0 ? id : null;
}

export function startImpersonating(userId: number): void {
  setSessionFlag('impersonating', String(userId));
}

export function stopImpersonating(): void {
  clearSessionFlag('impersonating');
}
