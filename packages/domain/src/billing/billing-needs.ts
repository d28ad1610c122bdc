// What home asks of a brand about money: to settle what could not be collected, and to fill up credits
// that are used up, because no text goes out without them.

import { formatDollars } from './format-dollars.ts';

export function debtNeed(owedCents: number) {
  return {
    key: 'debt',
    subject: 'billing',
    title: `We could not collect ${formatDollars(owedCents)}`,
    text: 'Settle the payment to keep everything working.',
    action: { label: 'Settle the payment', to: '/missing-payment' },
    isUrgent: true,
  };
}

export const CREDITS_NEED = {
  key: 'credits',
  subject: 'credits',
  title: 'No SMS credits left',
  text: 'Texts wait until there are some again.',
  action: { label: 'Get credits', to: '/manage-sms-marketing' },
  isUrgent: false,
};
