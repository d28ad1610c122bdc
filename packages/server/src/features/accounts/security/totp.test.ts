import { expect, it } from 'vitest';
import { matchTotp, totpAt } from './totp.ts';

// The secret of RFC 6238's appendix, '12345678901234567890' in base32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('agrees with the standard at %s seconds', (seconds, code) => {
  expect(totpAt(secret, Math.floor(seconds / 30))).toBe(code);
});

it('accepts one step of drift either way, not two, and no code twice', () => {
  const now = new Date('2026-03-02T15:00:00Z');
  const step = now.getTime() / 30_000;
  expect(matchTotp(secret, totpAt(secret, step - 1), now, null)).toBe(step - 1);
  expect(matchTotp(secret, totpAt(secret, step + 1), now, null)).toBe(step + 1);
  expect(matchTotp(secret, totpAt(secret, step - 2), now, null)).toBeUndefined();
  expect(matchTotp(secret, totpAt(secret, step + 2), now, null)).toBeUndefined();
  expect(matchTotp(secret, totpAt(secret, step), now, step)).toBeUndefined();
});
