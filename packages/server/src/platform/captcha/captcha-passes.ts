import { createHmac, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@tandem/domain/time/durations';
import type { Clock } from '../clock/clock.ts';
import type { Queryable } from '../db/database.ts';
import { sameText } from '../secrets/same-text.ts';
import { redeemChallenge } from './queries.ts';

/**
 * Where the captcha is checked in one call and used in the next, a pass connects the two: signed by
 * us, made for one action, good for a few minutes and for one use. Nothing is stored until it is
 * used, and then in the transaction of what it allows: if that fails, the pass is still good.
 */
export interface CaptchaPasses {
  issue(action: string): string;
  /** Whether the pass is ours, for this action, fresh, and used for the first time. */
  redeem(db: Queryable, pass: string, action: string): Promise<boolean>;
}

/** Far less than what used ones are remembered for, see the sweep in app.ts. */
const LIFETIME_MS = 10 * MINUTE_MS;

export function captchaPasses({ clock, key }: { clock: Clock; key: string }): CaptchaPasses {
  const sign = (content: string, action: string) =>
    createHmac('sha256', key).update(`pass\n${action}\n${content}`).digest('base64url');
  return {
    issue(action) {
      const expires = clock.now().getTime() + LIFETIME_MS;
      const content = `${expires}.${randomBytes(18).toString('base64url')}`;
      return `${content}.${sign(content, action)}`;
    },
    async redeem(db, pass, action) {
      const [expires = '', nonce = '', signature = ''] = pass.split('.');
      const content = `${expires}.${nonce}`;
      if (!sameText(signature, sign(content, action))) return false;
      if (!(Number(expires) > clock.now().getTime())) return false;
      return redeemChallenge(db, `pass ${content}`, clock.now());
    },
  };
}
