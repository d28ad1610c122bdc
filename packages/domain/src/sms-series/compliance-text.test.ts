import { describe, expect, it } from 'vitest';
import {
  COMPLIANCE_TEXT,
  COMPLIANCE_TEXT_LENGTH,
  needsComplianceText,
  withComplianceText,
} from './compliance-text.ts';

describe('COMPLIANCE_TEXT', () => {
  it('is worded as specified and has the length stated there', () => {
    expect(COMPLIANCE_TEXT).toBe(
      'Msg&data rates may apply. Msg frequency is recurring. Reply HELP for help, STOP to cancel',
    );
    expect(COMPLIANCE_TEXT_LENGTH).toBe(89);
    expect(COMPLIANCE_TEXT).toHaveLength(COMPLIANCE_TEXT_LENGTH);
  });
});

describe('withComplianceText', () => {
  it.each([
    ['Hi', `Hi\n${COMPLIANCE_TEXT}`],
    ['Hi \n ', `Hi\n${COMPLIANCE_TEXT}`],
    [' Hi', ` Hi\n${COMPLIANCE_TEXT}`],
    ['', COMPLIANCE_TEXT],
    ['  ', COMPLIANCE_TEXT],
  ])('appends to %j', (text, expected) => {
    expect(withComplianceText(text)).toBe(expected);
  });

  it('adds one character more than the notice for the line break', () => {
    expect(withComplianceText('Hi').length).toBe('Hi'.length + COMPLIANCE_TEXT_LENGTH + 1);
  });
});

describe('needsComplianceText', () => {
  const now = new Date('2026-03-31T12:00:00.000Z');
  it.each([
    ['never', null, true],
    ['just now', '2026-03-31T12:00:00.000Z', false],
    ['a moment less than 30 days ago', '2026-03-01T12:00:00.001Z', false],
    ['30 days ago', '2026-03-01T12:00:00.000Z', true],
    ['longer ago', '2025-03-01T12:00:00.000Z', true],
  ])('when last included %s: %s', (_, last, expected) => {
    expect(needsComplianceText(last === null ? null : new Date(last), now)).toBe(expected);
  });
});
