import type { FastifyInstance } from 'fastify';
import type { Identify } from '../../../platform/http/caller.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findLegalIdentity } from '../../brands/public.ts';
import { findAccount } from '../queries.ts';
import { requireMemberOf } from '../require-member-of.ts';
import { findInvoice } from './find-invoice.ts';
import { renderReceipt } from './render-receipt.ts';

/** A receipt as a page of its own, to print or save as PDF. */
export function serveReceipts(
  app: FastifyInstance,
  { db, config }: Pick<Services, 'db' | 'config'>,
  identify: Identify,
): void {
  app.get<{ Params: { brandId: string; invoiceId: string } }>(
    '/receipts/:brandId/:invoiceId',
    { config: { access: 'brand-viewer' } },
    async (request, reply) => {
      const brandId = Number(request.params.brandId);
      await requireMemberOf(identify, request, brandId, 'receipt');
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
