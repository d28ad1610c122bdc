import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { storeIncoming } from '../../platform/sms-carrier/queries.ts';
import { textToWire } from './wire.ts';

export function replyByText({ db, realtime }: Services): Handler<'POST /sandbox/texts/reply'> {
  return ({ body, now }) =>
    db.transaction(async (tx) => {
      const row = await storeIncoming(tx, body.phone, body.body, now);
      await realtime.publish(tx, {
        to: 'everybody',
        message: { type: 'sandbox_changed', store: 'texts' },
      });
      return textToWire(row);
    });
}
