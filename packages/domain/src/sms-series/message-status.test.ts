import { describe, expect, it } from 'vitest';
import {
  MESSAGE_STATUSES,
  messageBadge,
  messageMode,
  messageType,
  needsUpdateQuestion,
  STATUS_AFTER_REVIEW,
  UPDATE_QUESTION,
} from './message-status.ts';

describe('message status', () => {
  it.each([
    ['draft', 'edit', null, false],
    [null, 'edit', null, false],
    ['active', 'preview', 'Active', true],
    ['scheduled', 'preview', 'Scheduled', false],
    ['sent', 'preview', 'Sent', false],
  ] as const)('opens a series with status %j in %s mode', (status, mode, badge, asks) => {
    expect(messageMode(status)).toBe(mode);
    expect(messageBadge(status)).toBe(badge);
    expect(needsUpdateQuestion(status)).toBe(asks);
  });

  it('knows five states', () => {
    expect(MESSAGE_STATUSES).toEqual(['draft', 'active', 'scheduled', 'sent', null]);
  });

  it('is active after review', () => {
    expect(STATUS_AFTER_REVIEW).toBe('active');
  });

  it('asks before changing an active series', () => {
    expect(UPDATE_QUESTION).toEqual({
      title: 'Are you sure you want to update your message?',
      body: 'Your latest changes will go live immediately.',
      confirm: 'Update',
    });
  });
});

describe('message type', () => {
  it.each([
    ['https://cdn.tandem.test/a.png', 'MMS'],
    ['', 'SMS'],
    [null, 'SMS'],
    [undefined, 'SMS'],
  ])('makes a message with image %j an %s', (imageUrl, type) => {
    expect(messageType(imageUrl)).toBe(type);
  });
});
