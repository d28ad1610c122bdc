import fc from 'fast-check';
import { expect, it } from 'vitest';
import { continueSession } from './continue-session.ts';

const TWO_HOURS_MS = 7_200_000;
const session = { id: 'first', lastActiveAt: new Date(10_000) };
const after = (ms: number) => new Date(10_000 + ms);
const second = () => 'second';

it.each([
  [0, 'first'],
  [TWO_HOURS_MS - 1, 'first'],
  [TWO_HOURS_MS, 'second'],
  [TWO_HOURS_MS + 1, 'second'],
])('%i ms after the last activity is the %s session', (ms, id) => {
  expect(continueSession(session, after(ms), second)).toEqual({ id, lastActiveAt: after(ms) });
});

it('opens a session where there is none', () => {
  expect(continueSession(null, after(0), second)).toEqual({ id: 'second', lastActiveAt: after(0) });
});

it('stays as it is when the clock jumps back', () => {
  expect(continueSession(session, new Date(0), second)).toEqual(session);
});

it('makes no id while the session lives', () => {
  const fail = () => {
    throw new Error('made an id');
  };
  expect(continueSession(session, after(1), fail).id).toBe('first');
});

it('keeps its id through any activity without a pause of 2 hours', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: TWO_HOURS_MS - 1 }));
  fc.assert(
    fc.property(pauses, (ms) => {
      let current = session;
      for (const pause of ms) {
        current = continueSession(
          current,
          new Date(current.lastActiveAt.getTime() + pause),
          second,
        );
      }
      expect(current.id).toBe('first');
    }),
    { numRuns: 100 },
  );
});
