/** The part of a proof-of-work challenge the search needs, with what goes back untouched. */
export interface Challenge {
  algorithm: string;
  challenge: string;
  salt: string;
  signature: string;
  maxnumber: number;
}

/**
 * Finds the number whose hash was given and wraps it up as the server expects it. Hashes run in
 * batches, with a pause between them in which the browser can react to keys and paint; nobody should
 * notice that their machine is working.
 */
export async function solveChallenge(challenge: Challenge, signal?: AbortSignal): Promise<string> {
  for (let first = 0; first <= challenge.maxnumber; first += BATCH) {
    signal?.throwIfAborted();
    const last = Math.min(first + BATCH - 1, challenge.maxnumber);
    const number = await searchBatch(challenge, first, last);
    if (number !== null) return wrapUp(challenge, number);
    await pause();
  }
  throw new Error('The challenge has no solution');
}

const BATCH = 250;

async function searchBatch({ challenge, salt }: Challenge, first: number, last: number) {
  const numbers = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  const hashes = await Promise.all(numbers.map((number) => sha256(`${salt}${number}`)));
  const found = hashes.indexOf(challenge);
  return found < 0 ? null : first + found;
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function wrapUp({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
