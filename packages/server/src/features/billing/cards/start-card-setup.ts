import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { openAccount } from '../open-account.ts';

export function startCardSetup(services: Services): Handler<'POST /payment-methods/setup'> {
  const { payments, config } = services;
  return async ({ brand, caller }) => {
    const { customerId } = await openAccount(services, brand, caller.person);
    return payments.startCardSetup(customerId, `${config.publicUrl}/app/payment-methods`);
  };
}
