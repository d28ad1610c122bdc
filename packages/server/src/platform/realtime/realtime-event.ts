import type { RealtimeMessage } from '@tandem/contract/realtime';

export interface RealtimeEvent {
  to: Audience;
  message: RealtimeMessage;
}

/**
 * Who hears a message: everybody signed in as one of these people, in these sign-ins,
 * or belonging to these brands.
 * `everybody` is for the sandbox only.
 */
export type Audience = { users?: number[]; brands?: number[]; sessions?: number[] } | 'everybody';
