import { creditActivity, invoiceActivity } from '@tandem/domain/billing/billing-activity';
import { CREDITS_NEED, debtNeed } from '@tandem/domain/billing/billing-needs';
import { availableCredits } from '@tandem/domain/billing/sms-credit-plans';
import type { HomeHappening, HomePart } from '../../../platform/home/home-part.ts';
import { findAccount } from '../queries.ts';
import { listEntries, readBalance } from '../sms-bank/queries.ts';
import { countCreditsByDay } from './queries.ts';

export const billingHome: HomePart = {
  async activity(db, { brandId, limit }) {
    const [account, ledger] = await Promise.all([
      findAccount(db, brandId),
      listEntries(db, brandId, { before: undefined, limit }),
    ]);
    const invoices = account?.snapshot.invoices.slice(0, limit) ?? [];
    return [
      ...invoices.map((invoice): HomeHappening => {
        const description = invoice.lines[0]?.description ?? '';
        return {
          key: `invoice-${invoice.id}`,
          subject: 'billing',
          text: invoiceActivity({ ...invoice, description }),
          at: new Date(invoice.paidAt ?? invoice.createdAt),
          to: '/profile/brand/payment-methods',
        };
      }),
      ...ledger.map(({ entry }): HomeHappening => {
        const { kind, note } = entry;
        return {
          key: `credits-${entry.id}`,
          subject: 'credits',
          text: creditActivity({ kind, note, credits: entry.bought + entry.free }),
          at: entry.createdAt,
          to: '/manage-sms-marketing/ledger',
        };
      }),
    ];
  },
  async attention(db, { brandId, role }) {
    const [account, balance] = await Promise.all([
      findAccount(db, brandId),
      readBalance(db, brandId),
    ]);
    const owed = account?.snapshot.isDelinquent
      ? account.snapshot.invoices.findLast(({ status }) => status === 'open')
      : undefined;
    return [
      ...(owed && role === 'owner' ? [debtNeed(owed.totalCents)] : []),
      ...(availableCredits(balance) === 0 ? [CREDITS_NEED] : []),
    ];
  },
  async figures(db, question) {
    const perDay = await countCreditsByDay(db, question);
    const to = '/manage-sms-marketing/ledger';
    return [{ rank: 40, key: 'credits-used', label: 'SMS credits used', to, perDay }];
  },
};
