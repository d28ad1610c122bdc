import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { table } from '../../../platform/mail/compose-mail.ts';
import { LOOK, letterFrame } from '../../../platform/mail/letter-frame.ts';
import { escapeHtml } from '../../../platform/pages/html.ts';
import type { InvoiceSnapshot } from '../../../platform/payments/payments.ts';
import type { findLegalIdentity } from '../../brands/public.ts';
import { formatDay } from '../format-day.ts';

type Billee = NonNullable<Awaited<ReturnType<typeof findLegalIdentity>>>;

/** One plain page on the paper of our mails, which looks the same on screen and on paper. */
export function renderReceipt(
  invoice: InvoiceSnapshot,
  billee: Billee,
  { publicUrl }: { publicUrl: string },
): string {
  const isPaid = invoice.status === 'paid';
  const title = `${isPaid ? 'Receipt' : 'Invoice'} ${invoice.number}`;
  const paid = isPaid && invoice.paidAt ? `, paid ${formatDay(invoice.paidAt)}` : '';
  const rows = [
    ...invoice.lines.map(({ description, amountCents }) => ({
      label: description,
      value: formatDollars(amountCents),
    })),
    { label: isPaid ? 'Paid' : 'Total', value: formatDollars(invoice.totalCents), isTotal: true },
  ];
  return letterFrame({
    publicUrl,
    title: `${title} - Tandem`,
    css: PAPER,
    body: [
      `<p class="link" style="margin:0;float:right;color:${LOOK.action};font-weight:600">${STATUS[invoice.status]}</p>`,
      `<h1 class="ink" style="margin:0;color:${LOOK.ink};font-size:24px">${escapeHtml(title)}</h1>`,
      `<p class="dimmed" style="margin:4px 0 24px;color:${LOOK.dimmed}">${formatDay(invoice.createdAt)}${paid}</p>`,
      `<address class="ink" style="margin:0 0 24px;color:${LOOK.ink};font-style:normal">${addressLines(billee).map(escapeHtml).join('<br>')}</address>`,
      table(rows),
    ].join('\n'),
    footer: `Charged by Tandem, ${escapeHtml(publicUrl)}`,
  });
}

const STATUS: Record<InvoiceSnapshot['status'], string> = {
  open: 'Due',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Not paid',
};

function addressLines(billee: Billee): string[] {
  const place = [billee.city, [billee.state, billee.zipcode].filter(Boolean).join(' ')];
  return [
    billee.legalName ?? billee.accountName,
    billee.addressL1,
    billee.addressL2,
    place.filter(Boolean).join(', '),
    billee.country,
  ].filter((line): line is string => Boolean(line));
}

/** Ink costs money, and a dark page wastes it. */
const PAPER = `
@media print{
.canvas,.paper{background:#fff!important;border:0!important}
.ink,.dimmed,.link{color:#000!important}
}
`;
