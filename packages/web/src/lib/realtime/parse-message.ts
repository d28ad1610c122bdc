import type { RealtimeMessage } from '@tandem/contract/realtime';

/** What the server said; a message that cannot be read is only logged (platform §8). */
export function parseMessage(data: unknown): RealtimeMessage | undefined {
  try {
    const message = JSON.parse(String(data));
    if (typeof message?.type === 'string') return message;
  } catch {
    // Logged below, like any other message we cannot use.
  }
  console.warn('Ignored a realtime message that could not be read', data);
}
