import { createHmac } from 'node:crypto';
import { sameText } from '../secrets/same-text.ts';
import { ForgedEvent } from './payments.ts';

/** How far the clocks of sender and receiver may be apart; older events are replays. */
const TOLERANCE_SECONDS = 300;

/** Signs an event the way Stripe does: the moment and the body under one key. */
export function signEvent(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(`${seconds}.${body}`, secret)}`;
}

/** Throws unless the signature was made for exactly this body, with our key, just now. */
export function checkSignature(
  body: string,
  signature: unknown,
  { secret, now }: { secret: string; now: Date },
): void {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (!seconds || !given) throw new ForgedEvent('no signature');
  const stated = digest(`${seconds}.${body}`, secret);
  if (!sameText(given, stated)) {
    throw new ForgedEvent('wrong signature');
  }
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) {
    throw new ForgedEvent('too old');
  }
}

function digest(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
