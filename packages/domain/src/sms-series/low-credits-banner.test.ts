import { describe, expect, it } from 'vitest';
import { lowCreditsBanner } from './low-credits-banner.ts';

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
