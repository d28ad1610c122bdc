import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Identify } from '../../../platform/http/caller.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { requireMemberOf } from '../require-member-of.ts';
import { showLedger } from './show-ledger.ts';

/** The whole ledger as a file. Page by page, so that a long one fits into any memory. */
export function serveLedgerCsv(
  app: FastifyInstance,
  { db }: Pick<Services, 'db'>,
  identify: Identify,
): void {
  app.get<{ Params: { file: string } }>(
    '/sms-credits/ledger/:file',
    { config: { access: 'brand-viewer' } },
    async (request, reply) => {
      const [, digits] = /^(\d{1,10})\.csv$/.exec(request.params.file) ?? [];
      if (!digits) throw notFound('ledger');
      const brandId = Number(digits);
      await requireMemberOf(identify, request, brandId, 'ledger');
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="sms-credits.csv"')
        .send(Readable.from(lines(db, brandId)));
    },
  );
}

async function* lines({ root }: Services['db'], brandId: number) {
  yield csvLine(['When', 'Kind', 'What', 'Who', 'Change', 'Balance']);
  for (let before: number | undefined; ; ) {
    const entries = await showLedger(root, brandId, before);
    for (const { at, kind, note, who, change, balance } of entries) {
      yield csvLine([at, kind, note, who ?? '', String(change), String(balance)]);
    }
    before = entries.at(-1)?.id;
    if (before === undefined) return;
  }
}

/** A spreadsheet would run a text that begins like a formula; numbers of our own may. */
function csvLine(cells: string[]): string {
  const safe = cells.map((cell) =>
    /^[=+\-@\t\r]/.test(cell) && !/^-?\d+$/.test(cell) ? `'${cell}` : cell,
  );
  return `${safe.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
