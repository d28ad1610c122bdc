// The SMS credits a brand can spend: bought and free ones together (signup-forms §9). The balance
// can fall below zero when messages already under way turn out longer than planned; at zero or less
// nothing more is sent.

export function availableCredits(bank: { count: number; freeCount: number }): number {
  return bank.count + bank.freeCount;
}

export function hasCredits(bank: { count: number; freeCount: number }): boolean {
  return availableCredits(bank) > 0;
}
