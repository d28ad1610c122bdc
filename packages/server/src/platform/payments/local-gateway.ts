import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { ChargeResult, Payments } from './payments.ts';
import { storeCharge } from './queries.ts';

/** Test cards of the local gateway; any other number succeeds. */
export const TEST_CARDS = {
  succeeds: '4242424242424242',
  declines: '4000000000000002',
  needsAction: '4000002500003155',
} as const;

/** The embedded default: money moves in a table that the sandbox shows. */
export function localGateway(deps: { db: Database; clock: Clock; realtime: Realtime }): Payments {
  return {
    charge: (charge) =>
      deps.db.transaction(async (tx) => {
        const row = await storeCharge(tx, charge, outcomeOf(charge.card), deps.clock.now());
        await deps.realtime.publish(tx, {
          to: 'everybody',
          message: { type: 'sandbox_changed', store: 'charges' },
        });
        return { gatewayId: `local-${row.id}`, status: row.status };
      }),
  };
}

function outcomeOf(card: string): ChargeResult['status'] {
  if (card === TEST_CARDS.declines) return 'declined';
  if (card === TEST_CARDS.needsAction) return 'needs_action';
  return 'succeeded';
}
