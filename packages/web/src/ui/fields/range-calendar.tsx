import { DatePicker } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import type { DateRange } from '@tandem/domain/input/clamp-date-range';
import { useState } from 'react';
import type { DateLimits, PartialDateRange } from './change-date-range.ts';
import '@mantine/dates/styles.layer.css';

/** The calendar of a date range: one click for the first day, one for the last. */
export function RangeCalendar({ range, min, max, onPick }: RangeCalendarProps) {
  const [picked, setPicked] = useState<[string | null, string | null]>([range.start, range.end]);
  const isWide = useMediaQuery('(min-width: 48em)');

  return (
    <DatePicker
      type="range"
      allowSingleDateInRange
      firstDayOfWeek={0}
      // Weekends in red would read as errors.
      weekendDays={[]}
      numberOfColumns={isWide ? 2 : 1}
      value={picked}
      defaultDate={range.start ?? min}
      minDate={min}
      maxDate={max}
      onChange={(dates) => {
        setPicked(dates);
        const [start, end] = dates;
        if (start && end) onPick({ start, end });
      }}
      ariaLabels={ARIA_LABELS}
    />
  );
}

const ARIA_LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
};

type RangeCalendarProps = DateLimits & {
  range: PartialDateRange;
  onPick: (range: DateRange) => void;
};
