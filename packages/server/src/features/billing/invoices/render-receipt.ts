import { escapeHtml } from '../../../platform/mail/link-mail.ts';
import type { InvoiceSnapshot } from '../../../platform/payments/payments.ts';
import type { findBillee } from '../queries.ts';

type Billee = NonNullable<Awaited<ReturnType<typeof findBillee>>>;

/** One plain page that looks the same on screen and on paper. */
export function renderReceipt(invoice: InvoiceSnapshot, billee: Billee): string {
  const isPaid = invoice.status === 'paid';
  const title = `${isPaid ? 'Receipt' : 'Invoice'} ${invoice.number}`;
  const rows = invoice.lines.map(
    ({ description, amountCents }) =>
      `<tr><td>${escapeHtml(description)}</td><td>${money(amountCents)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} - Tandem</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><strong>Tandem</strong><span>${STATUS[invoice.status]}</span></header>
<h1>${escapeHtml(title)}</h1>
<p>${day(invoice.createdAt)}${isPaid && invoice.paidAt ? `, paid ${day(invoice.paidAt)}` : ''}</p>
<address>${addressLines(billee).map(escapeHtml).join('<br>')}</address>
<table>
<thead><tr><th scope="col">Description</th><th scope="col">Amount</th></tr></thead>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">${isPaid ? 'Paid' : 'Total'}</th><td>${money(invoice.totalCents)}</td></tr></tfoot>
</table>
</main>
</body>
</html>
`;
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

function money(cents: number): string {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return dollars.format(cents / 100);
}

function day(moment: string): string {
  const form = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return form.format(new Date(moment));
}

const STYLE = `
body{font:16px/1.5 Inter,Arial,sans-serif;color:#25221e;background:#faf8f5;margin:0}
main{max-width:640px;margin:48px auto;background:#fff;padding:48px;border-radius:12px}
header{display:flex;justify-content:space-between;color:#0b6e6e}
h1{font-size:28px;margin:24px 0 0}
p,address{color:#6b645b;font-style:normal;margin:4px 0 24px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:12px 0;border-bottom:1px solid #e7e2da}
td:last-child,th:last-child{text-align:right}
tfoot th,tfoot td{font-weight:600;border:0}
@media print{body{background:#fff}main{margin:0;padding:0}}
`;
