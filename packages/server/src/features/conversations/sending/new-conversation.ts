import type { Handler } from '../../../platform/http/handler.ts';
import { invalidField, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { brandExists } from '../../brands/public.ts';
import { allowanceReader, allowanceToWire } from './allowance.ts';
import { postMessage } from './post-message.ts';
import { findOrOpenConversation } from './queries.ts';
import { readContent } from './read-content.ts';

/** Opening and writing are one transaction: a refused first message leaves no conversation. */
export function newConversation(services: Services): Handler<'POST /new-conversation/:brandId'> {
  return async ({ brand, caller, params, body, now }) => {
    const otherId = params.brandId;
    if (body.brandId !== undefined && body.brandId !== otherId) {
      throw invalidField('brandId', 'Must be the brand of the address');
    }
    if (otherId === brand.id) throw invalidField('brandId', 'Choose another brand');
    const content = readContent(body.content);
    return services.db.transaction(async (tx) => {
      if (!(await brandExists(tx, otherId))) throw notFound('brand');
      const { message, conversation, allowance } = await postMessage(tx, services, {
        conversationId: await findOrOpenConversation(tx, [brand.id, otherId], now),
        brandId: brand.id,
        sender: caller.person,
        content,
        sendKey: body.key,
        isCounted: true,
        now,
      });
      const left = allowance ?? (await allowanceReader(tx)(brand.id, now));
      return {
        conversation_id: conversation.conversationId,
        messages: [message],
        allowance: allowanceToWire(left, now),
      };
    });
  };
}
