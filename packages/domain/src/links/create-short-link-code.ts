// A short link ends in 8 random lowercase letters and digits (signup-forms §9). The caller passes
// the random source, a function giving numbers in [0, 1) as Math.random does, so that tests are
// repeatable and the server can pass a cryptographic one. The code alone identifies a link; the
// subdomain in front of it is decoration.

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function createShortLinkCode(random: () => number): string {
  let code = '';
  for (let i = 0; i < SHORT_LINK_CODE_LENGTH; i += 1) {
    code += ALPHABET.charAt(Math.floor(random() * ALPHABET.length));
  }
  return code;
}

export const SHORT_LINK_CODE_LENGTH = 8;

export function isShortLinkCode(text: string): boolean {
  return /^[a-z0-9]{8}$/.test(text);
}
