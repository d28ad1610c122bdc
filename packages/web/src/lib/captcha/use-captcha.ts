import { MINUTE_MS } from '@tandem/domain/time/durations';
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
    const attempt: Attempt = { solution, goodUntil: Infinity, leave: () => leaving.abort() };
    solution.then(
      ({ lifetimeMs }) => {
        attempt.goodUntil = Date.now() + lifetimeMs;
      },
      // Whoever takes the solution hears about a failure; until then it is nobody's problem. The
      // next one who asks gets another try: the network may be back by then.
      () => {
        attempt.goodUntil = 0;
      },
    );
    return attempt;
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
      return (await attempt.solution).text;
    } finally {
      current.current = begin();
    }
  };
}

type Attempt = { solution: Promise<Solution>; goodUntil: number; leave: () => void };
type Solution = { text: string; lifetimeMs: number };

/** The server forgets a challenge after ten minutes, Google a token after two. */
const LIFETIME_MS = { puzzle: 8 * MINUTE_MS, token: 100_000 };

function isFresh(attempt: Attempt | null): attempt is Attempt {
  return attempt !== null && Date.now() < attempt.goodUntil;
}

async function solve(action: string, signal: AbortSignal): Promise<Solution> {
  const { challenge, siteKey } = await call('GET /captcha-challenge', { signal });
  if (challenge) {
    return { text: await solveChallenge(challenge, signal), lifetimeMs: LIFETIME_MS.puzzle };
  }
  const { askRecaptcha } = await import('./ask-recaptcha.ts');
  return { text: await askRecaptcha(siteKey ?? '', action), lifetimeMs: LIFETIME_MS.token };
}
