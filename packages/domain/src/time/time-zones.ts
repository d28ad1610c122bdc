// Calendar and clock in a time zone.

// The zone every date is shown in until a brand says otherwise (platform §9). It is a constant and
// not a setting of the machine, so that a server in another zone prints the same day as a browser.
export const DEFAULT_TIME_ZONE = 'America/New_York';

// What the clock on the wall and the calendar beside it read at an instant in an IANA time zone.
// Intl does the zone arithmetic, so daylight saving is right without shipping zone data. Formatters
// are kept, because building one costs far more than using it and lists format hundreds of dates.
// An unknown zone throws RangeError: check input from outside with `isTimeZone` first.
export type ZonedFields = {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 0 to 23. */
  hour: number;
  minute: number;
};

export function zonedFields(instant: Date, timeZone: string): ZonedFields {
  const found = new Map<string, number>();
  for (const { type, value } of formatterFor(timeZone).formatToParts(instant)) {
    found.set(type, Number(value));
  }
  const read = (type: string) => found.get(type) ?? Number.NaN;
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

export function isTimeZone(value: string): boolean {
  try {
    formatterFor(value);
    return true;
  } catch {
    return false;
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
