import { createHash } from 'node:crypto';
import type { Answer } from '@tandem/contract/contract';

/** Does the work that a browser does before it may register or make a brand. */
export function solveChallenge(puzzle: Answer<'GET /captcha-challenge'>['challenge']): string {
  if (!puzzle) throw new Error('this captcha has no puzzle to solve');
  const { maxnumber, ...rest } = puzzle;
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256').update(`${puzzle.salt}${number}`).digest('hex');
    if (hash === puzzle.challenge) {
      return Buffer.from(JSON.stringify({ ...rest, number })).toString('base64');
    }
  }
  throw new Error('the puzzle has no solution');
}
