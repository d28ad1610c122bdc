import type { RealtimeMessage } from '@tandem/contract/realtime';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { RealtimeClient } from './realtime-client.ts';

/** Calls back for each message of one type while the component is on screen. */
export function useRealtime<T extends RealtimeMessage['type']>(
  type: T,
  handle: (message: Extract<RealtimeMessage, { type: T }>) => void,
): void {
  const client = useContext(RealtimeContext);
  const latest = useEffectEvent(handle);
  useEffect(() => client?.on(type, (message) => latest(message)), [client, type]);
}

export const RealtimeContext = createContext<RealtimeClient | null>(null);
