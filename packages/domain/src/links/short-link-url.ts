// The full short URL puts the brand's subdomain in front of the product's short-link host:
// base `https://tndm.link`, subdomain `acme`, code `abcd1234` give https://acme.tndm.link/abcd1234.
// The base is configuration and may carry a port, as http://localhost:3000 does while developing.

export function shortLinkUrl(base: string, subdomain: string, code: string): string {
  const { scheme, host } = parseShortLinkBase(base);
  return `${scheme}${subdomain}.${host}/${code}`;
}

export function parseShortLinkBase(base: string): { scheme: string; host: string } {
  const match = /^(https?:\/\/)([^/\s]+)\/*$/.exec(base);
  const [, scheme, host] = match ?? [];
  if (!scheme || !host) throw new Error(`Not a short link base: ${base}`);
  return { scheme, host };
}
