import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SERIES_NAME,
  SERIES_TEXTS,
  sampleFollowUpText,
  sampleMessageText,
  testFailureText,
} from './series-texts.ts';

describe('series texts', () => {
  it('speaks as specified', () => {
    expect(SERIES_TEXTS).toEqual({
      saved: 'Lightbox message successfully saved.',
      created: 'Lightbox message successfully created.',
      couponSaved: 'Coupon changes successfully saved.',
      followUpsDeleted: 'Followup(s) successfully deleted',
      saving: 'Saving Changes...',
      saveFailed: 'An error occurred while saving your message. Please try again later',
      deleteFailed: 'Error while trying to delete followups. Please try again later.',
      sendingTest: 'Sending Test...',
      testSent: 'Test message sent successfully',
    });
  });

  it.each([
    [429, 'You have reached your SMS test message limit for today.'],
    [428, 'Test message failed. Please try again later.'],
    [500, 'Test message failed. Please try again later.'],
    [null, 'Test message failed. Please try again later.'],
  ])('explains a test that failed with %j', (status, text) => {
    expect(testFailureText(status)).toBe(text);
  });
});

describe('sample message text', () => {
  it('starts the first message with the sample text', () => {
    expect(sampleMessageText('Acme')).toBe(
      'Acme: This is a sample text message. Add a *|COUPON_CODE|* below and paste/shorten your links.',
    );
  });

  it('starts a follow-up with 10% off and the coupon tag', () => {
    expect(sampleFollowUpText('Acme')).toMatch(/^Acme: .*10% off.*\*\|COUPON_CODE\|\*/);
  });

  it('names the series', () => {
    expect(DEFAULT_SERIES_NAME).toBe('Welcome Message');
  });
});
