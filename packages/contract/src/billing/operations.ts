import { brandTerms } from './brand-terms.ts';
import { cards } from './cards.ts';
import { invoices } from './invoices.ts';
import { plans } from './plans.ts';
import { smsCredits } from './sms-credits.ts';

export const billing = { ...plans, ...cards, ...invoices, ...smsCredits, ...brandTerms };
