import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../platform/http/http-error.ts';
import { ForgedEvent, type PaymentEvent } from '../../platform/payments/payments.ts';
import type { Services } from '../../platform/services.ts';
import { findAccountByCustomer } from './queries.ts';
import { syncAccount } from './sync-account.ts';

export const WEBHOOK_PATH = '/webhooks/payments';

/**
 * Where the gateway tells us that something happened. An event is a reason to look, never a source
 * of facts: those are asked for, so that even a genuine event out of order cannot set us back.
 */
export function servePaymentWebhook(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    // The signature covers the body as it was sent, byte by byte.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, { config: { access: 'public' } }, async (request) => {
      const event = readGenuine(services, request.headers, String(request.body ?? ''));
      const account =
        event.customerId && (await findAccountByCustomer(services.db.root, event.customerId));
      if (account) await syncAccount(services, account.brandId, event.id);
      return { received: true };
    });
  });
}

function readGenuine(
  { payments, log }: Services,
  headers: Record<string, unknown>,
  body: string,
): PaymentEvent {
  try {
    return payments.readEvent(headers, body);
  } catch (error) {
    if (!(error instanceof ForgedEvent)) throw error;
    log.warn({ reason: error.message }, 'payment event refused');
    throw new HttpError(400, 'invalid_input', 'This event is not genuine.');
  }
}
