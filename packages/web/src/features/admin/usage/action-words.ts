import type { TrackedAction } from '@tandem/domain/metrics/metrics-event';

/** A recorded action as people say it; one that this version does not know keeps its name. */
export function actionWords(action: string): string {
  return WORDS.get(action) ?? action;
}

const KNOWN: Record<TrackedAction, string> = {
  sign_up: 'Signed up',
  brand_created: 'Created a brand',
  favorite: 'Added a favorite',
  message_sent: 'Sent a message',
  plan_changed: 'Changed the plan',
};
const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(KNOWN));
