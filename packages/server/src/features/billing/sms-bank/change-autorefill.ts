import {
  availableCredits,
  findSmsCreditPlan,
  isRefillDue,
} from '@tandem/domain/billing/sms-credit-plans';
import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError, invalidField } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { openAccount } from '../open-account.ts';
import { requireCard } from '../payment-outcome.ts';
import { lockBank, readBalance, setAutorefill } from './queries.ts';
import { showBank } from './show-bank.ts';

/**
 * Switches the refill on or off, which charges nothing (decision 0115): with too few credits left it
 * would buy at once, so a pack is bought first, by a button that says what it costs.
 */
export function changeAutorefill(services: Services): Handler<'PUT /sms-credits/autorefill'> {
  return async ({ brand, caller, body: { autorefill } }) => {
    if (autorefill) {
      const { creditsPerMonth = 0 } = findSmsCreditPlan(autorefill.planId) ?? {};
      // A pack that does not reach the mark would be bought again with every text.
      if (autorefill.whenBelow > creditsPerMonth) {
        throw invalidField('autorefill.whenBelow', `Cannot exceed ${creditsPerMonth}`);
      }
      requireCard((await openAccount(services, brand, caller.person)).snapshot);
    }
    return services.db.transaction(async (tx) => {
      await lockBank(tx, brand.id);
      const balance = await readBalance(tx, brand.id);
      if (autorefill && isRefillDue(autorefill.whenBelow, balance)) {
        throw tooFewLeft(availableCredits(balance));
      }
      await setAutorefill(tx, brand.id, autorefill);
      return showBank(tx, brand.id);
    });
  };
}

function tooFewLeft(left: number): HttpError {
  const words = left === 1 ? '1 credit is left' : `${left} credits are left`;
  return new HttpError(
    409,
    'conflict',
    `Only ${words}. Buy a pack first, then it refills by itself.`,
  );
}
