import { randomInt } from 'node:crypto';

/**
 * An address on the network that nobody else in the run has. The journeys' product believes one proxy,
 * so that those who walk beside one another do not share what an address may do in a minute.
 */
export function aloneAddress(): string {
  return ['10', randomInt(256), randomInt(256), 1 + randomInt(254)].join('.');
}
