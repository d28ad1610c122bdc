import { describe, expect, it } from 'vitest';
import { US_STATES, usStateCode } from './us-states.ts';

describe('usStateCode', () => {
  it.each(US_STATES.map((state) => state.code))('accepts %s', (code) => {
    expect(usStateCode()(code)).toBeUndefined();
  });

  it.each(['XX', 'GU', 'ny', 'New York', 'N'])('refuses %s', (code) => {
    expect(usStateCode()(code)?.message).toBe('Must be a valid US state code');
  });
});
