import { expect, it } from 'vitest';
import { callerNetwork } from './caller-network.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:7::1', '2001:db8:0:7'],
  ['2001:DB8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['not an address', 'not an address'],
])('counts %s as %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});
