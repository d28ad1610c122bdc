// Where a campaign stands in time. It has started from its start on, and has ended once its end has
// passed: at the very instant of the end it is still running (platform §4). Start and end are
// instants, so whoever picks a last day stores the end of that day. A campaign without dates has
// neither started nor ended and is not upcoming.

export type CampaignDates = {
  startsAt: Date | null;
  endsAt: Date | null;
};

export function hasStarted({ startsAt }: CampaignDates, now: Date): boolean {
  return startsAt !== null && startsAt <= now;
}

export function hasEnded({ endsAt }: CampaignDates, now: Date): boolean {
  return endsAt !== null && endsAt < now;
}

export function isUpcoming({ startsAt }: CampaignDates, now: Date): boolean {
  return startsAt !== null && startsAt > now;
}
