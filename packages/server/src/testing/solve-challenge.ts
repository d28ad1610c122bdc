import { createHash } from 'node:crypto';
import type { Captcha } from '../platform/captcha/captcha.ts';

/** Does the work a browser would do, and answers what it would send. */
export async function solveChallenge(captcha: Captcha): Promise<string> {
  const { challenge: puzzle } = await captcha.challenge();
  if (!puzzle) throw new Error('this captcha has no puzzle to solve');
  for (let number = 0; number <= puzzle.maxnumber; number++) {
    const hash = createHash('sha256').update(`${puzzle.salt}${number}`).digest('hex');
    if (hash !== puzzle.challenge) continue;
    const { algorithm, challenge, salt, signature } = puzzle;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString(
      'base64',
    );
  }
  throw new Error('the puzzle has no solution');
}
