// The actions beside page views that are recorded. A name, once used, keeps its meaning: figures of
// months are kept under it.

export const TRACKED_ACTIONS = [
  'sign_up',
  'brand_created',
  'favorite',
  'message_sent',
  'plan_changed',
] as const;

export type TrackedAction = (typeof TRACKED_ACTIONS)[number];
