import { useEffect, useRef } from 'react';
import { call } from '../api/call.ts';
import { solveChallenge } from './solve-challenge.ts';

/**
 * Proves in the background that a person with a browser is there: the search starts with the form and
 * is usually over before the last field is filled in. Returns how to take a solution; each is good for
 * one call, so the next one is begun at once for a second try.
 */
export function useCaptcha(action: string): () => Promise<string> {
  const current = useRef<Attempt | null>(null);

  function begin(): Attempt {
    const leaving = new AbortController();
    const solution = solve(action, leaving.signal);
    // Whoever takes the solution hears about a failure; until then it is nobody's problem.
    solution.catch(() => {});
    return { solution, startedAt: Date.now(), leave: () => leaving.abort() };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one search for the life of the form.
  useEffect(() => {
    current.current = begin();
    return () => current.current?.leave();
  }, []);

  return async () => {
    const attempt = isFresh(current.current) ? current.current : begin();
    current.current = null;
    try {
      return await attempt.solution;
    } finally {
      current.current = begin();
    }
  };
}

type Attempt = { solution: Promise<string>; startedAt: number; leave: () => void };

/** The server forgets a challenge after ten minutes; somebody may leave a form open for longer. */
const FRESH_MS = 8 * 60_000;

function isFresh(attempt: Attempt | null): attempt is Attempt {
  return attempt !== null && Date.now() - attempt.startedAt < FRESH_MS;
}

async function solve(action: string, signal: AbortSignal): Promise<string> {
  const { challenge, siteKey } = await call('GET /captcha-challenge', { signal });
  if (challenge) return solveChallenge(challenge, signal);
  const { askRecaptcha } = await import('./ask-recaptcha.ts');
  return askRecaptcha(siteKey ?? '', action);
}
