// The period over which messages are counted against the limit: the calendar month in UTC. The
// specification says "per period" without naming one (platform §6); a month that is the same for
// everybody needs no billing data and has no daylight saving in it.

export type MessagePeriod = {
  startsAt: Date;
  /** The first instant of the next period. */
  endsAt: Date;
};

export function messagePeriod(now: Date): MessagePeriod {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  return {
    startsAt: new Date(Date.UTC(year, month, 1)),
    endsAt: new Date(Date.UTC(year, month + 1, 1)),
  };
}
