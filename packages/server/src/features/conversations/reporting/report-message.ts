import type { Handler } from '../../../platform/http/handler.ts';
import { invalidField, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findReceived, insertReport } from './queries.ts';

export function reportMessage({ db }: Services): Handler<'POST /messages/:messageId/report'> {
  return async ({ brand, caller, params, body, now }) => {
    const { messageId } = params;
    const message = await findReceived(db.root, messageId, brand.id);
    if (!message) throw notFound('message');
    if (message.writerId === brand.id) {
      throw invalidField('messageId', 'Only messages of others can be reported');
    }
    await insertReport(db.root, {
      messageId,
      brandId: brand.id,
      userId: caller.person.id,
      reason: body.reason,
      comment: body.comment || null,
      content: message.content,
      createdAt: now,
    });
    return null;
  };
}
