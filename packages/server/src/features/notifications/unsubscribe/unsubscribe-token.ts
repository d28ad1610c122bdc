import { createHmac } from 'node:crypto';
import { sameText } from '../../../platform/secrets/same-text.ts';

/**
 * What the link in a digest carries: who it is for, signed. It never expires, because an old mail
 * must still be able to end the mails; all it opens is that one switch.
 */
export function unsubscribeToken(uid: string, key: string): string {
  return `${uid.replaceAll('-', '')}${sign(uid, key)}`;
}

/** The person a token is for; undefined when we did not make it. */
export function readUnsubscribeToken(token: string, key: string): string | undefined {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})(.+)$/.exec(
    token,
  );
  if (!parts) return;
  const uid = parts.slice(1, 6).join('-');
  return sameText(parts[6] ?? '', sign(uid, key)) ? uid : undefined;
}

function sign(uid: string, key: string): string {
  return createHmac('sha256', key).update(`unsubscribe\n${uid}`).digest('base64url');
}
