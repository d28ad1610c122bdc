// Monthly packs of SMS credits; the larger the pack, the cheaper the credit. The specification
// speaks of an SMS Marketing plan without naming any (signup-forms §5), so these are ours, see
// decision 0012.

export const SMS_CREDIT_PLANS: readonly SmsCreditPlan[] = [
  { id: 'sms-500', name: '500 credits', creditsPerMonth: 500, priceCents: 20_00 },
  { id: 'sms-1500', name: '1,500 credits', creditsPerMonth: 1_500, priceCents: 55_00 },
  { id: 'sms-5000', name: '5,000 credits', creditsPerMonth: 5_000, priceCents: 165_00 },
  { id: 'sms-15000', name: '15,000 credits', creditsPerMonth: 15_000, priceCents: 450_00 },
  { id: 'sms-50000', name: '50,000 credits', creditsPerMonth: 50_000, priceCents: 1_350_00 },
];

/** What every new brand gets as a gift, to try a text before paying for one (decision 0116). */
export const WELCOME_CREDITS = 100;

export function findSmsCreditPlan(id: string): SmsCreditPlan | undefined {
  return SMS_CREDIT_PLANS.find((plan) => plan.id === id);
}

export type SmsCreditPlan = {
  id: string;
  name: string;
  creditsPerMonth: number;
  priceCents: number;
};

// The SMS credits a brand can spend: bought and free ones together (signup-forms §9). The balance
// can fall below zero when messages already under way turn out longer than planned; at zero or less
// nothing more is sent.
export function availableCredits(bank: { count: number; freeCount: number }): number {
  return bank.count + bank.freeCount;
}

/** Whether auto-refill buys: fewer credits are left than the brand wants to have. */
export function isRefillDue(
  whenBelow: number,
  bank: { count: number; freeCount: number },
): boolean {
  return availableCredits(bank) < whenBelow;
}

export function hasCredits(bank: { count: number; freeCount: number }): boolean {
  return availableCredits(bank) > 0;
}
