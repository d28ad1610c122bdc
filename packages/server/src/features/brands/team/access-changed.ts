import type { RealtimeEvent } from '../../../platform/realtime/realtime-event.ts';

export function accessChanged(userId: number): RealtimeEvent {
  return { to: { users: [userId] }, message: { type: 'access_changed' } };
}
