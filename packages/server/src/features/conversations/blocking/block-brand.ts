import type { Handler } from '../../../platform/http/handler.ts';
import { invalidField, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { brandExists } from '../../brands/public.ts';
import { publishConversation } from '../publish-conversation.ts';
import { changeSide, lockSides } from '../queries.ts';
import { findConversation } from '../sending/queries.ts';
import { deleteBlock, insertBlock } from './queries.ts';

/** The conversation goes to the archive; the blocked brand is told nothing until it writes. */
export function blockBrand({ db, realtime }: Services): Handler<'POST /brands/:id/block'> {
  return async ({ brand, caller, params, now }) => {
    if (params.id === brand.id) throw invalidField('id', 'Choose another brand');
    await db.transaction(async (tx) => {
      if (!(await brandExists(tx, params.id))) throw notFound('brand');
      const conversationId = await findConversation(tx, brand.id, params.id);
      // Held before the block, so that a message under way is either before it or refused by it.
      const sides = conversationId === undefined ? [] : await lockSides(tx, conversationId);
      const isNew = await insertBlock(tx, {
        brandId: brand.id,
        blockedId: params.id,
        userId: caller.person.id,
        createdAt: now,
      });
      const own = sides.find(({ brandId }) => brandId === brand.id);
      if (!isNew || !own) return;
      await changeSide(tx, own, { isArchived: true });
      await publishConversation(tx, realtime, own.conversationId, [brand.id]);
    });
    return null;
  };
}

/** The conversation stays in the archive: whoever wants it back writes or un-archives it. */
export function unblockBrand({ db, realtime }: Services): Handler<'DELETE /brands/:id/block'> {
  return async ({ brand, params }) => {
    await db.transaction(async (tx) => {
      const conversationId = await findConversation(tx, brand.id, params.id);
      const sides = conversationId === undefined ? [] : await lockSides(tx, conversationId);
      const wasBlocked = await deleteBlock(tx, brand.id, params.id);
      const own = sides.find(({ brandId }) => brandId === brand.id);
      if (!wasBlocked || !own) return;
      await changeSide(tx, own, {});
      await publishConversation(tx, realtime, own.conversationId, [brand.id]);
    });
    return null;
  };
}
