// Who of the recipients of the previous message gets the follow-up (signup-forms §3). The last
// three criteria ask about purchases, which only a connected shop can answer, so without one they
// cannot be chosen. A series without follow-ups goes back to its default: 'not purchased' with a
// shop, 'not clicked' without (§4).

export const FOLLOW_UP_CRITERIA = [
  'all recipients',
  'not clicked',
  'not purchased',
  'not clicked or purchased',
  'clicked but not purchased',
] as const;

export function matchesCriterion(
  criterion: FollowUpCriterion,
  { clicked, purchased }: { clicked: boolean; purchased: boolean },
): boolean {
  switch (criterion) {
    case 'all recipients':
      return true;
    case 'not clicked':
      return !clicked;
    case 'not purchased':
      return !purchased;
    case 'not clicked or purchased':
      return !clicked && !purchased;
    case 'clicked but not purchased':
      return clicked && !purchased;
  }
}

export type FollowUpCriterion = (typeof FOLLOW_UP_CRITERIA)[number];

export function needsSalesIntegration(criterion: FollowUpCriterion): boolean {
  return criterion !== 'all recipients' && criterion !== 'not clicked';
}

export function availableCriteria(hasSalesIntegration: boolean): FollowUpCriterion[] {
  return FOLLOW_UP_CRITERIA.filter((one) => hasSalesIntegration || !needsSalesIntegration(one));
}

export function defaultCriterion(hasSalesIntegration: boolean): FollowUpCriterion {
  return hasSalesIntegration ? 'not purchased' : 'not clicked';
}

/** The criterion a series has after its follow-ups or the brand's shop connection changed. */
export function settledCriterion(
  criterion: FollowUpCriterion,
  followUpCount: number,
  hasSalesIntegration: boolean,
): FollowUpCriterion {
  const isUsable = hasSalesIntegration || !needsSalesIntegration(criterion);
  return followUpCount > 0 && isUsable ? criterion : defaultCriterion(hasSalesIntegration);
}
