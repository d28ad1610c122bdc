import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowCreditsBanner, smsCredits } from './sms-credits.ts';

describe('smsCredits', () => {
  it.each([
    [0, 160, 1],
    [1, 160, 1],
    [159, 160, 1],
    [160, 153, 2],
    [161, 153, 2],
    [306, 153, 2],
    [307, 153, 3],
    [459, 153, 3],
    [460, 153, 4],
  ])(
    'counts %i Latin-1 characters in segments of %i as %i credits',
    (length, segmentSize, credits) => {
      const result = smsCredits({ text: 'ÿ'.repeat(length), type: 'SMS' });
      expect(result).toEqual({ characters: length, segmentSize, segments: credits, credits });
    },
  );

  it.each([
    [1, 70, 1],
    [69, 70, 1],
    [70, 63, 2],
    [126, 63, 2],
    [127, 63, 3],
  ])(
    'counts %i wider characters in segments of %i as %i credits',
    (length, segmentSize, credits) => {
      const result = smsCredits({ text: 'Ā'.repeat(length), type: 'SMS' });
      expect(result).toEqual({ characters: length, segmentSize, segments: credits, credits });
    },
  );

  it.each([
    [0, 1600, 1, 3],
    [160, 1600, 1, 3],
    [1599, 1600, 1, 3],
    [1600, 1593, 2, 6],
    [3186, 1593, 2, 6],
    [3187, 1593, 3, 9],
  ])(
    'triples the credits of %i multimedia characters',
    (length, segmentSize, segments, credits) => {
      const result = smsCredits({ text: '€'.repeat(length), type: 'MMS' });
      expect(result).toEqual({ characters: length, segmentSize, segments, credits });
    },
  );

  it.each([
    ['a null character', '\0', 160],
    ['the last of Latin-1', '\u00ff', 160],
    ['the first beyond it', '\u0100', 70],
    ['a smart quote', '\u2019', 70],
    ['an emoji among plain text', 'Hi 🎉!', 70],
  ])('gives %s its segment size', (_, text, segmentSize) => {
    expect(smsCredits({ text, type: 'SMS' }).segmentSize).toBe(segmentSize);
  });

  it('counts the characters in use instead of the length when told', () => {
    expect(smsCredits({ text: '*|LINK|*', type: 'SMS', charsInUse: 160 }).credits).toBe(2);
    expect(smsCredits({ text: 'a'.repeat(200), type: 'SMS', charsInUse: 0 }).credits).toBe(1);
  });

  it('never charges less for a longer text', () => {
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.nat(2000),
        fc.constantFrom('SMS' as const, 'MMS' as const),
        fc.constantFrom('a', 'ж'),
        (a, b, type, letter) => {
          const cost = (n: number) => smsCredits({ text: letter.repeat(n), type }).credits;
          expect(cost(Math.min(a, b))).toBeLessThanOrEqual(cost(Math.max(a, b)));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('lowCreditsBanner', () => {
  it.each([1, 0.5, 1000])('is not shown with %d credits', (balance) => {
    expect(lowCreditsBanner(balance)).toBeNull();
  });

  it.each([0, -1])('is shown with %d credits', (balance) => {
    expect(lowCreditsBanner(balance)).toEqual({
      title: "You don't have enough credits",
      body: 'Your balance is too low to send. Select an SMS Marketing plan to continue!',
      to: '/manage-sms-marketing',
    });
  });
});
