/** What the composition root uses of support. */
export { handOverTicketJob } from './hand-over-ticket.ts';
