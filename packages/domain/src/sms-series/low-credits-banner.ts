// Sending is blocked with a banner once a brand's balance is 0 or less (signup-forms §5). The
// balance is bought and free credits together, see billing/available-credits.ts.

export function lowCreditsBanner(balance: number): LowCreditsBanner | null {
  return balance > 0 ? null : BANNER;
}

const BANNER = {
  title: "You don't have enough credits",
  body: 'Your balance is too low to send. Select an SMS Marketing plan to continue!',
  to: '/manage-sms-marketing',
} as const;

export type LowCreditsBanner = typeof BANNER;
