import {
  conversationCursor,
  readConversationCursor,
} from '@tandem/domain/conversations/conversation-cursor';
import type { Handler } from '../../../platform/http/handler.ts';
import { invalidField } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { allowanceReader } from '../sending/allowance.ts';
import { itemToWire } from '../wire.ts';
import { preparePages, searchItems } from './queries.ts';

export function listConversations({ db }: Services): Handler<'GET /conversations'> {
  const readPage = preparePages(db.root);
  const readAllowance = allowanceReader(db.root);
  return async ({ brand, query, now }) => {
    const { list, search, limit } = query;
    const after = query.after === undefined ? null : readConversationCursor(query.after);
    if (query.after !== undefined && !after) throw invalidField('after', 'Must be a page');
    // One more than wanted tells whether there is a next page.
    const wanted = { brandId: brand.id, limit: limit + 1, after };
    const [rows, allowance] = await Promise.all([
      search ? searchItems(db.root, list, wanted, search) : readPage(list, wanted),
      readAllowance(brand.id, now),
    ]);
    const conversations = rows.slice(0, limit).map(itemToWire);
    const last = conversations.at(-1);
    return {
      conversations,
      meta: {
        outOfMessages: allowance.isExhausted,
        next: rows.length > limit && last ? conversationCursor(last) : null,
      },
    };
  };
}
