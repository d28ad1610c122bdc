// When a failed renewal is charged again: 1, 3, 5 and 7 days after the first failure; after that
// the plan ends (decision 0050). Counting from the first failure keeps the week, however late a run
// of the daily job was.

export function nextChargeAttempt(firstFailedAt: Date, failures: number): Date | null {
  const days = RETRY_DAYS[failures - 1];
  return days === undefined ? null : new Date(firstFailedAt.getTime() + days * DAY_MS);
}

export const RETRY_DAYS: readonly number[] = [1, 3, 5, 7];

const DAY_MS = 24 * 60 * 60 * 1000;
