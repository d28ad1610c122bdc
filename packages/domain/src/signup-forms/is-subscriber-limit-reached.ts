// A brand on the entry plan (white belt) with 500 or more subscribers cannot publish
// (signup-forms §9). Other belts have no limit here. The banner's button reads Upgrade (§8), though
// a white belt sees "Select Plan" elsewhere (§6, billing/upgrades-from.ts).

export function isSubscriberLimitReached(belt: string, subscriberCount: number): boolean {
  return belt === 'white' && subscriberCount >= WHITE_BELT_SUBSCRIBER_LIMIT;
}

export const WHITE_BELT_SUBSCRIBER_LIMIT = 500;

export const SUBSCRIBER_LIMIT_BANNER = {
  title: "You've hit your subscriber limit!",
  action: 'Upgrade',
  to: '/upgrade-plan',
} as const;
