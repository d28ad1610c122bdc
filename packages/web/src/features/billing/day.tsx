import { calendarDate } from '@tandem/domain/input/calendar-date';
import { formatDisplayDate } from '@tandem/domain/input/format-display-date';

/** The day something happens, in the reader's own zone. Bills care about days, not about minutes. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} title={new Date(at).toLocaleString()}>
      {formatDay(at)}
    </time>
  );
}

export function formatDay(at: string): string {
  const date = new Date(at);
  const day = calendarDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
  return day ? formatDisplayDate(day) : '';
}
