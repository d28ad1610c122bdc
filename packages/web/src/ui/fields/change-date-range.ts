import type { CalendarDate } from '@tandem/domain/input/calendar-date';
import { clampDateRange, type DateRange } from '@tandem/domain/input/clamp-date-range';

/**
 * Puts one end into a range that may still lack the other. A complete range follows the shared
 * clamping rule; a lone end is only kept within the limits.
 */
export function changeDateRange(
  range: PartialDateRange,
  changed: 'start' | 'end',
  date: CalendarDate | null,
  limits: DateLimits = {},
): PartialDateRange {
  const next = { ...range, [changed]: date };
  if (isComplete(next)) return clampDateRange(next, changed, limits);
  if (date === null) return next;
  const alone = clampDateRange({ start: date, end: date }, changed, limits);
  return { ...next, [changed]: alone[changed] };
}

export function isComplete(range: PartialDateRange): range is DateRange {
  return range.start !== null && range.end !== null;
}

/** A range while somebody is still choosing it. */
export type PartialDateRange = { start: CalendarDate | null; end: CalendarDate | null };

export type DateLimits = { min?: CalendarDate; max?: CalendarDate };
