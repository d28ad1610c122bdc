// Carriers require a notice, appended for each subscriber to the first message and then again once
// 30 days have passed (signup-forms §9). The specification says it "adds 89 characters": that is
// the length of the notice itself. The line break that keeps it off the last word or link is one
// more, and is counted by whoever counts the finished text (decision 0025).

import { DAY_MS } from '../time/durations.ts';

export const COMPLIANCE_TEXT =
  'Msg&data rates may apply. Msg frequency is recurring. Reply HELP for help, STOP to cancel';

export function withComplianceText(text: string): string {
  const body = text.trimEnd();
  return body === '' ? COMPLIANCE_TEXT : `${body}\n${COMPLIANCE_TEXT}`;
}

export const COMPLIANCE_TEXT_LENGTH = 89;

const PERIOD_MS = 30 * DAY_MS;

export function needsComplianceText(lastIncludedAt: Date | null, now: Date): boolean {
  return lastIncludedAt === null || now.getTime() - lastIncludedAt.getTime() >= PERIOD_MS;
}
