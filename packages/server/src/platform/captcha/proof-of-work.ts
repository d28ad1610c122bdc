import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { MINUTE_MS } from '@tandem/domain/time/durations';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { sameText } from '../secrets/same-text.ts';
import type { Captcha } from './captcha.ts';
import { redeemChallenge } from './queries.ts';

/**
 * The embedded default: proof of work in ALTCHA's format. The browser looks for the number whose
 * hash was given, which takes a moment; checking it takes none. Nothing is stored until a solution
 * comes back: the signature says that challenge and salt were ours, the salt when it ends. It closes
 * with a sign that is no digit, so that none of the number's can move into its end.
 */
const HARDEST_NUMBER = 50_000;
const LIFETIME_MS = 10 * MINUTE_MS;

const Solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  number: z.int().min(0).max(HARDEST_NUMBER),
  salt: z.string(),
  signature: z.string(),
});

export function proofOfWork(deps: { db: Database; clock: Clock; key: string }): Captcha {
  const { db, clock, key } = deps;
  const sign = (challenge: string, salt: string) =>
    createHmac('sha256', key).update(`challenge\n${challenge}\n${salt}`).digest('hex');
  return {
    async challenge() {
      const expires = Math.floor((clock.now().getTime() + LIFETIME_MS) / 1000);
      const salt = `${randomBytes(12).toString('hex')}?expires=${expires}&`;
      const challenge = sha256(`${salt}${randomInt(HARDEST_NUMBER)}`);
      return {
        provider: 'altcha',
        siteKey: null,
        challenge: {
          algorithm: 'SHA-256',
          challenge,
          salt,
          signature: sign(challenge, salt),
          maxnumber: HARDEST_NUMBER,
        },
      };
    },
    async verify(solution) {
      const parsed = Solution.safeParse(decode(solution));
      if (!parsed.success) return false;
      const { challenge, number, salt, signature } = parsed.data;
      const expires = Number(/\?expires=(\d+)&$/.exec(salt)?.[1]) * 1000;
      if (!(expires > clock.now().getTime())) return false;
      if (sha256(`${salt}${number}`) !== challenge) return false;
      if (!sameText(signature, sign(challenge, salt))) return false;
      return redeemChallenge(db.root, challenge, clock.now());
    },
  };
}

function decode(solution: string): unknown {
  try {
    return JSON.parse(Buffer.from(solution, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
