import { z } from 'zod';
import type { DeskTicket, SupportDesk } from '../support-desk.ts';
import { zendeskProblem } from './zendesk-problem.ts';

export interface ZendeskSettings {
  /** Such as https://tandem.zendesk.com. */
  baseUrl: string;
  /** The agent who hands over, and one of the account's API tokens. */
  email: string;
  apiToken: string;
}

const TIMEOUT_MS = 15_000;
const Ticket = z.object({ id: z.int() });
const Created = z.object({ ticket: Ticket });
const Listed = z.object({ tickets: z.array(Ticket) });

/**
 * Zendesk keeps one ticket apart from another in two ways, and both are used. An Idempotency-Key
 * makes a repeated creation answer the first ticket, for two hours. An external id stays for ever:
 * looking it up first also finds the ticket of a try that is repeated the day after.
 */
export function zendeskDesk({ baseUrl, email, apiToken }: ZendeskSettings): SupportDesk {
  const credentials = Buffer.from(`${email}/token:${apiToken}`).toString('base64');
  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const answer = await fetch(`${baseUrl}${path}`, {
      ...init,
      headers: {
        ...init.headers,
        accept: 'application/json',
        authorization: `Basic ${credentials}`,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw await zendeskProblem(answer);
    return answer.json();
  }
  return {
    kind: 'zendesk',
    async handOver(ticket) {
      const query = new URLSearchParams({ external_id: ticket.reference });
      const found = Listed.parse(await ask(`/api/v2/tickets?${query}`)).tickets[0];
      if (found) return String(found.id);
      const created = await ask('/api/v2/tickets', {
        method: 'POST',
        body: JSON.stringify({ ticket: toZendesk(ticket) }),
        headers: { 'content-type': 'application/json', 'idempotency-key': ticket.reference },
      });
      return String(Created.parse(created).ticket.id);
    },
    urlOf: (number) => `${baseUrl}/agent/tickets/${encodeURIComponent(number)}`,
  };
}

function toZendesk({ reference, kind, requester, subject, message, brandId }: DeskTicket) {
  return {
    external_id: reference,
    requester,
    subject,
    comment: { body: message },
    // Tags, because the requester reads the comment too.
    tags: ['tandem', kind, ...(brandId === null ? [] : [`brand-${brandId}`])],
  };
}
