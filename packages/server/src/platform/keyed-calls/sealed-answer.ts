import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** An answer that only somebody with the same secret can read. */
export function sealAnswer(answer: unknown, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce);
  const sealed = [cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64');
}

export function openAnswer(text: string, secret: string): unknown {
  const bytes = Buffer.from(text, 'base64');
  const opener = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  opener.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return JSON.parse(Buffer.concat([opener.update(sealed), opener.final()]).toString('utf8'));
}

function keyFrom(secret: string): Buffer {
  return createHash('sha256').update(`answer\n${secret}`).digest();
}
