import { formatTimeDisplay } from '@tandem/domain/time/format-time';
import { READER_TIME_ZONE } from '../lib/reader-time-zone.ts';

/** A point in time as people say it, with the full date and time on hover. */
export function Moment({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={date.toLocaleString()}>
      {formatTimeDisplay(date, new Date(), READER_TIME_ZONE)}
    </time>
  );
}
