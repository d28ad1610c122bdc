// A brand on the entry plan (white belt) with 500 or more subscribers cannot publish
// (signup-forms §9). Other belts have no limit. The banner's button reads Upgrade; elsewhere a white
// belt sees "Select Plan" and the others "Upgrade" (§6).

export function isSubscriberLimitReached(belt: string, subscriberCount: number): boolean {
  return belt === 'white' && subscriberCount >= WHITE_BELT_SUBSCRIBER_LIMIT;
}

export const WHITE_BELT_SUBSCRIBER_LIMIT = 500;

export const SUBSCRIBER_LIMIT_BANNER = {
  title: "You've hit your subscriber limit!",
  action: 'Upgrade',
  to: '/upgrade-plan',
} as const;

export function planActionLabel(belt: string): 'Select Plan' | 'Upgrade' {
  return belt === 'white' ? 'Select Plan' : 'Upgrade';
}
