// A series takes a limited number of follow-ups: the brand's own limit, or 3 (signup-forms §6, §9).
// One more can be added below the limit and only while every message is valid (§4). An invalid
// message answers with a toast and shows what is wrong with coupons; at the limit there is nothing
// to fix, so the button is simply not offered.
import { DEFAULT_FOLLOWUP_MESSAGES_LIMIT } from '../billing/plan-grants.ts';

/** A brand may have a limit of its own, and zero is one. */
export function followUpLimit(brandLimit: number | null | undefined): number {
  return brandLimit ?? DEFAULT_FOLLOWUP_MESSAGES_LIMIT;
}

export function canAddFollowUp(series: {
  followUpCount: number;
  limit: number;
  areMessagesValid: boolean;
}): AddFollowUpAnswer {
  if (series.followUpCount >= series.limit) return { allowed: false, reason: 'limit', toast: null };
  if (!series.areMessagesValid) {
    return {
      allowed: false,
      reason: 'invalid',
      toast: 'Please fix the messages before adding followups',
    };
  }
  return { allowed: true };
}

export type AddFollowUpAnswer =
  | { allowed: true }
  | { allowed: false; reason: 'limit'; toast: null }
  | { allowed: false; reason: 'invalid'; toast: string };
