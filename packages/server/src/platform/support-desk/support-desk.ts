/** A request for help, as it is handed to the desk that answers it. */
export interface DeskTicket {
  /** Ours for ever and nobody else's: the same ticket handed over twice carries the same one. */
  reference: string;
  kind: 'contact' | 'integration';
  requester: { name: string; email: string };
  subject: string;
  message: string;
  brandId: number | null;
}

/** Where support reads and answers. */
export interface SupportDesk {
  kind: 'embedded' | 'zendesk';
  /**
   * Hands a ticket to an outside desk and answers its number there. Safe to repeat: the ticket of a
   * try that nobody heard the end of is found again, not made twice.
   */
  handOver(ticket: DeskTicket): Promise<string>;
  /** Where people of the desk read the ticket of this number. */
  urlOf(number: string): string | null;
}

/** The desk asks for a pause. */
export class DeskBusy extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(`the support desk asks to wait ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
