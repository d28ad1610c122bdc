import type { JobDefinition } from '../../platform/jobs/job-definition.ts';
import type { Services } from '../../platform/services.ts';
import { DeskBusy } from '../../platform/support-desk/support-desk.ts';
import { findTicketToHandOver, saveDeskReference } from './queries.ts';

export const HAND_OVER_TICKET = { name: 'hand-over-ticket' };

type Needed = Pick<Services, 'db' | 'jobs' | 'clock' | 'config' | 'supportDesk'>;
type Data = { ticketId: number; pauses: number };

/** A desk that is busy for longer than this many pauses has a problem that people should see. */
const MOST_PAUSES = 50;

/**
 * Carries a ticket to the outside desk. Repeated at any point it stays one ticket there: a stored
 * number ends it at once, and before that the desk knows the ticket by its reference. A pause the
 * desk asks for is no failure and uses up no retry.
 */
export function handOverTicketJob(services: Needed): JobDefinition<Data> {
  const { db, jobs, clock, config, supportDesk } = services;
  return {
    ...HAND_OVER_TICKET,
    retryDelaySeconds: 30,
    async handle({ ticketId, pauses }) {
      const ticket = await findTicketToHandOver(db.root, ticketId);
      if (!ticket) return;
      const { kind, name, email, subject, message, brandId, createdAt } = ticket;
      try {
        const number = await supportDesk.handOver({
          reference: referenceOf(config.publicUrl, ticketId, createdAt),
          kind,
          requester: { name, email },
          subject,
          message,
          brandId,
        });
        await saveDeskReference(db.root, ticketId, number);
      } catch (error) {
        if (!(error instanceof DeskBusy) || pauses >= MOST_PAUSES) throw error;
        const startAfter = new Date(clock.now().getTime() + error.retryAfterSeconds * 1000);
        const again = { ticketId, pauses: pauses + 1 };
        await db.transaction((tx) => jobs.enqueue(tx, HAND_OVER_TICKET, again, { startAfter }));
      }
    },
  };
}

/** The moment is part of it: a product set up anew at the same address counts from 1 again. */
function referenceOf(publicUrl: string, ticketId: number, createdAt: Date): string {
  return `${new URL(publicUrl).host}-${ticketId}-${createdAt.getTime()}`;
}
