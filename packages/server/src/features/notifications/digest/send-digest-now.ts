import { DAY_MS } from '@tandem/domain/time/durations';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { mailDigest } from './mail-digest.ts';
import { listNews } from './news/queries.ts';

/** For the sandbox: nobody there waits until one o'clock. What is due later stays due. */
export function sendDigestNow(services: Services, key: string): Handler<'POST /sandbox/digest'> {
  return async ({ caller: { person }, now }) => {
    const reader = { userId: person.id, since: new Date(now.getTime() - 7 * DAY_MS) };
    const lines = await listNews(services.db.root, [reader], now);
    if (lines.length === 0) return { isSent: false };
    await mailDigest(services, key, person, lines);
    return { isSent: true };
  };
}
