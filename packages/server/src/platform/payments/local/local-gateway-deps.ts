import type { Clock } from '../../clock/clock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Realtime } from '../../realtime/realtime.ts';

export interface LocalGatewayDeps {
  db: Database;
  clock: Clock;
  realtime: Realtime;
  publicUrl: string;
  /** The key that events are signed with. */
  secret: string;
  /** Told of each event in the transaction it happens in, to have it delivered. */
  onEvent(tx: Transaction, eventId: string): Promise<void>;
}
