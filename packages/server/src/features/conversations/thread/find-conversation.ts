import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findBlocks } from '../queries.ts';
import { allowanceReader } from '../sending/allowance.ts';
import { findConversation } from '../sending/queries.ts';
import { findConversationOfInvite } from './queries.ts';

/** What the profile of another brand needs to offer "Message". */
export function conversationWith({ db }: Services): Handler<'GET /conversations/with/:brandId'> {
  const readAllowance = allowanceReader(db.root);
  return async ({ brand, params, now }) => {
    const [conversationId, blocks, allowance] = await Promise.all([
      findConversation(db.root, brand.id, params.brandId),
      findBlocks(db.root, brand.id, params.brandId),
      readAllowance(brand.id, now),
    ]);
    return {
      conversationId: conversationId ?? null,
      isBlocked: blocks.byUs,
      outOfMessages: allowance.isExhausted,
    };
  };
}

export function conversationOfInvite({
  db,
}: Services): Handler<'GET /messages/get-conversation-from-invite/:inviteId'> {
  return async ({ brand, params }) => {
    const convoId = await findConversationOfInvite(db.root, params.inviteId, brand.id);
    if (convoId === undefined) throw notFound('invitation');
    return { convoId };
  };
}
