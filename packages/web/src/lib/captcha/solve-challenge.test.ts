import { describe, expect, it } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

describe('solveChallenge', () => {
  it.each([0, 249, 250, 1000])('finds the number %i', async (number) => {
    const challenge = await challengeFor(number);
    const solution = JSON.parse(atob(await solveChallenge(challenge)));
    expect(solution).toEqual({
      algorithm: 'SHA-256',
      challenge: challenge.challenge,
      number,
      salt: 'salt?expires=1',
      signature: 'signed',
    });
  });

  it('gives up when no number fits', async () => {
    const challenge = { ...(await challengeFor(301)), maxnumber: 300 };
    await expect(solveChallenge(challenge)).rejects.toThrow('no solution');
  });

  it('stops when nobody waits for it any more', async () => {
    const left = AbortSignal.abort();
    await expect(solveChallenge(await challengeFor(0), left)).rejects.toThrow();
  });
});

async function challengeFor(number: number) {
  const salt = 'salt?expires=1';
  const bytes = new TextEncoder().encode(`${salt}${number}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const challenge = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { algorithm: 'SHA-256', challenge, salt, signature: 'signed', maxnumber: 1000 };
}
