/**
 * Browsers take a cookie whose name begins with `__Host-` only over https, from this very host and
 * for all its paths: no other host of the domain can slip one in. Plain http is for one's own machine.
 */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}
