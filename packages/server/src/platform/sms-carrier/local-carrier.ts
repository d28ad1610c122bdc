import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Realtime } from '../realtime/realtime.ts';
import { findOutgoing, isFailingPhone, storeOutgoing } from './queries.ts';
import type { SmsCarrier, TextReceipt } from './sms-carrier.ts';

/** The embedded default: texts land on phone screens in the sandbox, or fail there on purpose. */
export function localCarrier(deps: { db: Database; clock: Clock; realtime: Realtime }): SmsCarrier {
  const { db, clock, realtime } = deps;
  return {
    send: (text) =>
      db.transaction(async (tx) => {
        const status = (await isFailingPhone(tx, text.phone)) ? 'failed' : 'delivered';
        await storeOutgoing(tx, text, status, clock.now());
        await realtime.publish(tx, {
          to: 'everybody',
          message: { type: 'sandbox_changed', store: 'texts' },
        });
        return receipt(await findOutgoing(tx, text.reference)) as TextReceipt;
      }),
    async find(reference) {
      return receipt(await findOutgoing(db.root, reference));
    },
  };
}

function receipt(row: { id: number; status: string } | undefined): TextReceipt | undefined {
  return row && { carrierId: `local-${row.id}`, status: row.status as TextReceipt['status'] };
}
