import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { listAudit } from './queries.ts';

export function showAuditLog({ db }: Services): Handler<'GET /admin/audit-log'> {
  return async ({ query }) => {
    const entries = await listAudit(db.root, query.before);
    return entries.map(({ entry, actor, actingAs }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      actor,
      actingAs,
      action: entry.action,
      detail: detailInWords(entry.detail),
      brandId: entry.brandId,
    }));
  };
}

/** `{ "id": 7, "reason": "..." }` as `id 7, ...`: for people who read the log. */
function detailInWords(detail: unknown): string | null {
  if (typeof detail !== 'object' || detail === null) return null;
  const { reason, ...rest } = detail as Record<string, unknown>;
  const facts = Object.entries(rest).map(([name, value]) => `${name} ${String(value)}`);
  return [...(reason ? [String(reason)] : []), ...facts].join(', ') || null;
}
