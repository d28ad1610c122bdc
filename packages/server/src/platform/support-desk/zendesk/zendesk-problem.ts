import { z } from 'zod';
import { DeskBusy } from '../support-desk.ts';

const Refusal = z.object({
  error: z.unknown(),
  details: z.record(z.string(), z.array(z.object({ error: z.string().optional() }))).optional(),
});

/** Without a number to go by, and never longer than this even with one. */
const PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 3600;

/**
 * What a refusal means for the job. Its words end in the log, so only Zendesk's codes are kept: its
 * sentences may quote the address or the message.
 */
export async function zendeskProblem(answer: Response): Promise<Error> {
  const { status, headers } = answer;
  if (status === 429) return new DeskBusy(pauseAskedBy(headers.get('retry-after')));
  if (status === 401 || status === 403) {
    return new Error(
      `Zendesk refused our credentials (${status}): check ZENDESK_EMAIL and ZENDESK_API_TOKEN`,
    );
  }
  const refusal = Refusal.safeParse(await answer.json().catch(() => null)).data;
  const fields = Object.entries(refusal?.details ?? {}).map(([field, problems]) =>
    `${field} ${problems.map(({ error }) => error).join(' ')}`.trim(),
  );
  const code = typeof refusal?.error === 'string' ? ` ${refusal.error}` : '';
  const about = fields.length > 0 ? `: ${fields.join(', ')}` : '';
  return new Error(`Zendesk did not take the ticket (${status}${code})${about}`);
}

function pauseAskedBy(header: string | null): number {
  const seconds = Number(header);
  return header !== null && seconds > 0 ? Math.min(seconds, LONGEST_PAUSE_SECONDS) : PAUSE_SECONDS;
}
