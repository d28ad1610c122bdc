import { createHmac, randomBytes } from 'node:crypto';

/**
 * Time-based one-time passwords (RFC 6238): six digits from SHA-1 over the number of 30-second
 * steps since 1970, as every authenticator app makes them.
 */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Phones' clocks are off by a little: the step before and after count too. */
const DRIFT_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => BASE32[byte % 32]).join('');
}

export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The step a code belongs to, if it is right and newer than the last one used. */
export function matchTotp(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): number | undefined {
  const current = totpStep(now);
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step++) {
    if (step > (lastStep ?? -1) && totpAt(secret, step) === code) return step;
  }
  return undefined;
}

export function otpauthUrl(secret: string, email: string): string {
  const label = encodeURIComponent(`Tandem:${email}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=Tandem`;
}

function fromBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text) bits += BASE32.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}
