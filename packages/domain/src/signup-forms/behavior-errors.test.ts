import { describe, expect, it } from 'vitest';
import { behaviorErrors } from './behavior-errors.ts';
import { defaultSignupForm } from './default-signup-form.ts';

const popup = defaultSignupForm({ type: 'popup' });
const REQUIRED = 'Required field';
const NOT_WHOLE = 'Must be positive integer or zero';
const radius = (borderRadius: number | null) => ({
  fields: { borderRadius },
  primaryButton: { ...popup.primaryButton, borderRadius },
});
const trigger = (change: Partial<typeof popup.trigger>) => ({
  trigger: { ...popup.trigger, ...change },
});

describe('behaviorErrors', () => {
  it.each([
    ['the defaults', {}],
    ['a radius of 0', radius(0)],
    ['a delay of 0', trigger({ delay: 0 })],
    ['no delay for an exit popup', trigger({ type: 'exit', delay: null })],
    ['no delay for an immediate popup', trigger({ type: 'immediately', delay: null })],
    ['0 days', trigger({ displayFrequencyDelay: 0 })],
    [
      'no days every session',
      trigger({ displayFrequency: 'every-session', displayFrequencyDelay: null }),
    ],
    [
      'no days for never again',
      trigger({ displayFrequency: 'never', displayFrequencyDelay: null }),
    ],
    ['auto-close after 999 seconds', { autoCloseDelay: 999 }],
  ])('finds nothing with %s', (_, change) => {
    expect(behaviorErrors({ ...popup, ...change })).toEqual([]);
  });

  it.each([
    [trigger({ delay: null }), 'trigger.delay', REQUIRED],
    [trigger({ delay: -1 }), 'trigger.delay', NOT_WHOLE],
    [trigger({ displayFrequencyDelay: null }), 'trigger.displayFrequencyDelay', REQUIRED],
    [trigger({ displayFrequencyDelay: 1.5 }), 'trigger.displayFrequencyDelay', NOT_WHOLE],
    [{ autoCloseDelay: 1000 }, 'autoCloseDelay', 'Cannot exceed 999'],
    [{ fields: { borderRadius: null } }, 'fields.borderRadius', REQUIRED],
    [{ fields: { borderRadius: -1 } }, 'fields.borderRadius', NOT_WHOLE],
    [
      { primaryButton: { ...popup.primaryButton, borderRadius: null } },
      'primaryButton.borderRadius',
      REQUIRED,
    ],
  ])('reports %j', (change, where, message) => {
    expect(behaviorErrors({ ...popup, ...change })).toEqual([{ code: 'number', message, where }]);
  });

  it('asks an embed for its radius only', () => {
    const broken = {
      ...popup,
      ...radius(null),
      ...trigger({ delay: null, displayFrequencyDelay: null }),
      autoCloseDelay: 1000,
    };
    expect(behaviorErrors({ ...broken, type: 'embed' }).map((problem) => problem.where)).toEqual([
      'fields.borderRadius',
      'primaryButton.borderRadius',
    ]);
    expect(behaviorErrors(broken)).toHaveLength(5);
  });
});
