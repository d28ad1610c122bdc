import { expect, it } from 'vitest';
import {
  ESP_DIALOG,
  ESP_REQUEST_TYPE,
  espNotice,
  validateEspRequest,
} from './validate-esp-request.ts';

it.each([
  ['', { preferredStore: 'Preferred store is required.' }],
  ['   ', { preferredStore: 'Preferred store is required.' }],
  ['Postbox', {}],
])('of store %j reports %j', (preferredStore, expected) => {
  expect(validateEspRequest({ preferredStore, comment: '' })).toEqual(expected);
});

it('takes a store of 120 characters and a comment of 2,000, and no more', () => {
  const longest = { preferredStore: 'x'.repeat(120), comment: 'x'.repeat(2000) };
  expect(validateEspRequest(longest)).toEqual({});
  expect(
    validateEspRequest({
      preferredStore: `${longest.preferredStore}x`,
      comment: `${longest.comment}x`,
    }),
  ).toEqual({
    preferredStore: 'Cannot exceed 120 characters',
    comment: 'Cannot exceed 2000 characters',
  });
});

it.each([
  [[true, true], { type: 'success', text: 'Thank you for letting us know.' }],
  [[true, false], { type: 'warning', text: 'There was an error sending your request.' }],
  [[false, true], { type: 'warning', text: 'There was an error sending your request.' }],
])('after calls %j says %j', (calls, expected) => {
  expect(espNotice(calls)).toEqual(expected);
});

it('uses the words of the specification', () => {
  expect(ESP_DIALOG).toEqual({
    title: "Can't find your ESP?",
    storeLabel: 'Preferred store',
    commentLabel: 'Comment',
    commentRows: 5,
    cancel: 'Cancel',
    send: 'Send',
  });
  expect(ESP_REQUEST_TYPE).toBe('Store Integrations Request');
});
