import { describe, expect, it } from 'vitest';
import { changeDateRange } from './change-date-range.ts';

describe('changeDateRange', () => {
  const march = { start: '2026-03-02', end: '2026-03-20' };

  it('moves the end behind a start that passed it', () => {
    expect(changeDateRange(march, 'start', '2026-04-01')).toEqual({
      start: '2026-04-01',
      end: '2026-04-02',
    });
  });

  it('moves the start before an end that passed it', () => {
    expect(changeDateRange(march, 'end', '2026-02-10')).toEqual({
      start: '2026-02-09',
      end: '2026-02-10',
    });
  });

  it('keeps a lone end within the limits and leaves the other open', () => {
    const limits = { min: '2026-03-01', max: '2026-03-31' };
    const open = { start: null, end: null };
    expect(changeDateRange(open, 'start', '2026-01-05', limits)).toEqual({
      start: '2026-03-01',
      end: null,
    });
    expect(changeDateRange(open, 'end', '2027-01-05', limits)).toEqual({
      start: null,
      end: '2026-03-31',
    });
  });

  it('lets an end be cleared', () => {
    expect(changeDateRange(march, 'end', null)).toEqual({ start: '2026-03-02', end: null });
  });
});
