import { formatDollars } from '@tandem/domain/billing/format-dollars';
import type { MailPart } from '../../../platform/mail/compose-mail.ts';
import { formatDay } from '../format-day.ts';
import type { MailedReceipt, OwnersNews, PlanEnd } from './owners-mail.ts';

interface MailWords {
  subject: string;
  title?: string;
  parts: MailPart[];
  /** Where the button leads, and what it says. */
  page: string;
  label: string;
}

/** All words of the mails about money, in one place. */
export function mailWords(news: OwnersNews, brand: string): MailWords {
  switch (news.kind) {
    case 'trial-ending': {
      const days = news.daysLeft === 1 ? '1 day' : `${news.daysLeft} days`;
      return {
        subject: `Your trial ends in ${days}`,
        parts: [`The trial of ${brand} ends in ${days}. Choose a plan to keep everything running.`],
        page: '/upgrade-plan',
        label: 'See the plans',
      };
    }
    case 'trial-ended':
      return {
        subject: 'Your trial has ended',
        parts: [
          `The trial of ${brand} is over. Nothing is lost: choose a plan and go on where you left off.`,
        ],
        page: '/upgrade-plan',
        label: 'Choose a plan',
      };
    case 'receipt':
      return receiptWords(news.receipt, brand);
    case 'charge-failed': {
      const sum = formatDollars(news.totalCents);
      return {
        subject: `We could not charge ${sum}`,
        parts: [
          `The renewal of ${news.what} for ${brand} did not go through: the card was declined.`,
          news.nextAttemptAt
            ? `We try again on ${formatDay(news.nextAttemptAt)}. You can pay before that with the same card or another one; nothing is charged until you say so.`
            : 'You can pay with the same card or another one; nothing is charged until you say so.',
        ],
        page: '/missing-payment',
        label: `Pay ${sum}`,
      };
    }
    case 'purchase-refused':
      return {
        subject: `A payment of ${formatDollars(news.totalCents)} was declined`,
        parts: [
          `The card of ${brand} was declined for ${news.what}. Nothing was charged.`,
          'If that was not you or a colleague, look at who belongs to the brand.',
        ],
        page: '/profile/brand/payment-methods',
        label: 'See the cards',
      };
    case 'refill-failed':
      return {
        subject: 'Your SMS credits were not refilled',
        parts: [
          news.hasCard
            ? `The card of ${brand} was declined for ${news.what} (${formatDollars(news.totalCents)}), so auto-refill is switched off for now.`
            : `${brand} has no card to pay ${news.what} (${formatDollars(news.totalCents)}) with, so auto-refill is switched off for now.`,
          'Texts go out as long as credits are left.',
        ],
        page: '/manage-sms-marketing',
        label: 'See your credits',
      };
    case 'plan-ended':
      return {
        subject: `${news.planName} has ended`,
        parts: [
          END_REASONS[news.reason],
          `${brand} goes on with Basic. Everything you made is kept, and a plan brings it back to work.`,
        ],
        page: '/upgrade-plan',
        label: 'See the plans',
      };
  }
}

const END_REASONS: Readonly<Record<PlanEnd, string>> = {
  unpaid: 'The last payment could not be collected in a week of trying, so the plan is over.',
  canceled: 'The plan has run to the end of what was paid for, as you chose.',
  over: 'The months that were paid for are over.',
};

function receiptWords(receipt: MailedReceipt, brand: string): MailWords {
  const { number, lines, totalCents } = receipt;
  const rows = [
    ...lines.map(({ description, amountCents }) => ({
      label: description,
      value: formatDollars(amountCents),
    })),
    { label: 'Paid', value: formatDollars(totalCents), isTotal: true },
  ];
  return {
    subject: `Receipt ${number}: ${formatDollars(totalCents)}`,
    title: 'Thank you',
    parts: [causeOf(receipt, brand), { rows }],
    page: '/profile/brand/payment-methods',
    label: 'See all receipts',
  };
}

function causeOf({ cause, buyer, lines }: MailedReceipt, brand: string): string {
  const what = (lines[0]?.description ?? 'Tandem').replace(/^SMS marketing: /, '');
  if (cause === 'refill') return `Auto-refill bought ${what} for ${brand}.`;
  if (cause === 'renewal' && !buyer) return `${what} of ${brand} was renewed.`;
  return buyer ? `${buyer} bought ${what} for ${brand}.` : `${what} is paid for ${brand}.`;
}
