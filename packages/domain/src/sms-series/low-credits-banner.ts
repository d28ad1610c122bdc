// The balance of a brand is its bought plus its free credits (signup-forms §9). Sending is blocked
// with a banner once the balance is 0 or less (§5).

export function lowCreditsBanner(balance: number): LowCreditsBanner | null {
  return balance > 0 ? null : BANNER;
}

export function availableCredits(credits: { count: number; freeCount: number }): number {
  return credits.count + credits.freeCount;
}

const BANNER = {
  title: "You don't have enough credits",
  body: 'Your balance is too low to send. Select an SMS Marketing plan to continue!',
  to: '/manage-sms-marketing',
} as const;

export type LowCreditsBanner = typeof BANNER;
