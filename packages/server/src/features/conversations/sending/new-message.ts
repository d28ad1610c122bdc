import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { readWritten } from '../thread/read-written.ts';
import { allowanceReader, allowanceToWire } from './allowance.ts';
import { postMessage } from './post-message.ts';
import { readContent } from './read-content.ts';

export function newMessage(services: Services): Handler<'POST /new-message/:conversationId'> {
  return async ({ brand, caller, params, body, now }) => {
    const content = readContent(body.content);
    return services.db.transaction(async (tx) => {
      const { id, allowance } = await postMessage(tx, services, {
        conversationId: params.conversationId,
        brandId: brand.id,
        senderId: caller.person.id,
        content,
        sendKey: body.key,
        isCounted: true,
        now,
      });
      const left = allowance ?? (await allowanceReader(tx)(brand.id, now));
      return { ...(await readWritten(tx, id, brand.id)), allowance: allowanceToWire(left, now) };
    });
  };
}
