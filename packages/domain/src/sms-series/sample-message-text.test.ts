import { expect, it } from 'vitest';
import {
  DEFAULT_SERIES_NAME,
  sampleFollowUpText,
  sampleMessageText,
} from './sample-message-text.ts';

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
