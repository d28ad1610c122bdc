import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { allowanceReader, allowanceToWire } from './allowance.ts';
import { postMessage } from './post-message.ts';
import { readContent } from './read-content.ts';

export function newMessage(services: Services): Handler<'POST /new-message/:conversationId'> {
  return async ({ brand, caller, params, body, now }) => {
    const content = readContent(body.content);
    return services.db.transaction(async (tx) => {
      const { allowance, ...written } = await postMessage(tx, services, {
        conversationId: params.conversationId,
        brandId: brand.id,
        sender: caller.person,
        content,
        sendKey: body.key,
        isCounted: true,
        now,
      });
      const left = allowance ?? (await allowanceReader(tx)(brand.id, now));
      return { ...written, allowance: allowanceToWire(left, now) };
    });
  };
}
