import { expect, it } from 'vitest';
import { trialLoss } from './trial-loss.ts';

const now = new Date('2026-03-02T12:00:00Z');
const trial = { tier: 'trial', trialEndsAt: '2026-03-14T12:00:00Z' } as const;

it('says which days of a trial are lost on Basic', () => {
  const loss = trialLoss({ priceCents: 0 }, trial, now);
  expect(loss?.title).toBe('You lose the rest of your trial: 12 days left');
  expect(loss?.text).toContain('If you do nothing, it runs until Mar 14, 2026.');
});

it('says that a paid plan ends the trial too', () => {
  expect(trialLoss({ priceCents: 499_00 }, trial, now)?.title).toBe(
    'Your trial would run until Mar 14, 2026',
  );
});

it('has nothing to say where no trial runs', () => {
  expect(trialLoss({ priceCents: 0 }, { tier: 'white', trialEndsAt: null }, now)).toBeUndefined();
  expect(trialLoss({ priceCents: 0 }, trial, new Date('2026-03-15'))).toBeUndefined();
});
