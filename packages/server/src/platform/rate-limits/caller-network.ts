import { isIPv6 } from 'node:net';

/**
 * Whom a limit per address counts: the address itself, or of the newer kind the network of 2^64
 * addresses that one customer of a provider gets, who could otherwise use a fresh one for each call.
 */
export function callerNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
