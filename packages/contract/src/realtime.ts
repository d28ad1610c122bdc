/**
 * What travels over the /ws2 socket: JSON objects with a `type`. The server only sends; a browser
 * that sends anything is told nothing. New kinds are added to this union, so that both sides learn
 * of them from the compiler.
 */
export type RealtimeMessage =
  | { type: 'hello'; userId: number }
  | { type: 'session_ended' }
  | { type: 'access_changed' }
  | { type: 'billing_changed'; brandId: number }
  | { type: 'sandbox_changed'; store: 'texts' | 'mails' | 'charges' };
