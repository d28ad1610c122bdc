import type { FastifyInstance } from 'fastify';
import type { Identify } from '../../../platform/http/caller.ts';
import { HttpError, notFound } from '../../../platform/http/http-error.ts';
import { readSessionToken } from '../../../platform/http/session-cookie.ts';
import type { Services } from '../../../platform/services.ts';
import { findLegalIdentity } from '../../brands/public.ts';
import { findAccount } from '../queries.ts';
import { findInvoice } from './handlers.ts';
import { renderReceipt } from './render-receipt.ts';

/**
 * A receipt as a page of its own, to print or save as PDF. A browser that follows a link sends no
 * headers of ours, so the brand is part of the address and only the session's own person counts.
 */
export function serveReceipts(
  app: FastifyInstance,
  { db, config }: Pick<Services, 'db' | 'config'>,
  identify: Identify,
): void {
  app.get<{ Params: { brandId: string; invoiceId: string } }>(
    '/receipts/:brandId/:invoiceId',
    { config: { access: 'brand-viewer' } },
    async (request, reply) => {
      const token = readSessionToken(request);
      const caller = await identify({ token, impersonatedUserId: undefined });
      if (!caller) throw new HttpError(401, 'not_signed_in', 'Please sign in.');
      const brandId = Number(request.params.brandId);
      if (!caller.brands.some(({ id }) => id === brandId)) throw notFound('receipt');
      const invoice = findInvoice(await findAccount(db.root, brandId), request.params.invoiceId);
      const billee = await findLegalIdentity(db.root, brandId);
      if (!invoice || !billee) throw notFound('receipt');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header(
          'content-security-policy',
          "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
        )
        .send(renderReceipt(invoice, billee, config));
    },
  );
}
