const KEY = 'tandem.sandbox';

/**
 * Whether this server was seen to have the sandbox. The sign-in page finds out when it asks for the
 * demo accounts; remembering it spares every later page a request that fails in production.
 */
export function isSandboxKnown(): boolean {
  return localStorage.getItem(KEY) === 'yes';
}

export function rememberSandbox(exists: boolean): void {
  if (exists) localStorage.setItem(KEY, 'yes');
  else localStorage.removeItem(KEY);
}
