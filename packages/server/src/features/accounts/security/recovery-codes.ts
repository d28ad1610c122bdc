import { createHash, randomBytes } from 'node:crypto';

const COUNT = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const text = Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

/** People type them with or without the dash, in any letter case. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}
