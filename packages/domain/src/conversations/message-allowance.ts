// How many messages a brand may still send in the current period. Without the claim to create
// messages the allowance is treated as exhausted (platform §6); with it, the numeric limit caps the
// period, and no limit means unlimited. The counter reads 'n/limit messages' with n the messages
// already sent, or 'Out of messages', see docs/decisions/0032-message-allowance.md. Who is out of
// messages cannot open the editor.

/** As the claims come, keyed by permission. */
export type MessagingClaims = {
  'messaging.message.create'?: boolean;
  'messaging.message.limit'?: number | null;
};

export type MessageAllowance = {
  sent: number;
  /** Null when unlimited. */
  limit: number | null;
  isExhausted: boolean;
};

export function messageAllowance(
  claims: MessagingClaims,
  sentThisPeriod: number,
): MessageAllowance {
  const limit = claims['messaging.message.limit'] ?? null;
  const isExhausted =
    claims['messaging.message.create'] !== true || (limit !== null && sentThisPeriod >= limit);
  return { sent: sentThisPeriod, limit, isExhausted };
}

/** Empty for an unlimited allowance: there is nothing to count. */
export function allowanceText({ sent, limit, isExhausted }: MessageAllowance): string {
  if (isExhausted) return 'Out of messages';
  return limit === null ? '' : `${sent}/${limit} messages`;
}

export function canOpenMessageEditor(allowance: MessageAllowance): boolean {
  return !allowance.isExhausted;
}

// The period over which messages are counted against the limit: the calendar month in UTC. The
// specification says "per period" without naming one (platform §6); a month that is the same for
// everybody needs no billing data and has no daylight saving in it.
export type MessagePeriod = {
  startsAt: Date;
  /** The first instant of the next period. */
  endsAt: Date;
};

export function messagePeriod(now: Date): MessagePeriod {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  return {
    startsAt: new Date(Date.UTC(year, month, 1)),
    endsAt: new Date(Date.UTC(year, month + 1, 1)),
  };
}
