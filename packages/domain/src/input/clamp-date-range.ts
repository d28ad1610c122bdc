// Keeps a date range in order after one end was changed (platform §5). When start is after end, the
// other end gives way: a changed start moves end to the day after it, a changed end moves start to
// the day before. Then both are clamped to min and max, so at a limit the two can fall on one day.

import { addDays, type CalendarDate } from './calendar-date.ts';

export function clampDateRange(
  range: DateRange,
  changed: 'start' | 'end',
  limits: { min?: CalendarDate; max?: CalendarDate } = {},
): DateRange {
  const ordered = putInOrder(range, changed);
  return { start: clamp(ordered.start, limits), end: clamp(ordered.end, limits) };
}

export type DateRange = { start: CalendarDate; end: CalendarDate };

function putInOrder({ start, end }: DateRange, changed: 'start' | 'end'): DateRange {
  if (start <= end) return { start, end };
  return changed === 'start' ? { start, end: addDays(start, 1) } : { start: addDays(end, -1), end };
}

function clamp(date: CalendarDate, { min, max }: { min?: CalendarDate; max?: CalendarDate }) {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}
