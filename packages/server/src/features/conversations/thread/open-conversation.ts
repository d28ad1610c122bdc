import type { Handler } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { findItems, listReaders } from '../queries.ts';
import { allowanceReader } from '../sending/allowance.ts';
import { itemToWire, messageToWire, readersToWire } from '../wire.ts';
import { prepareMessages } from './queries.ts';

const PAGE_SIZE = 40;

export function openConversation({ db }: Services): Handler<'GET /conversations/:conversationId'> {
  const readMessages = prepareMessages(db.root);
  const readAllowance = allowanceReader(db.root);
  return async ({ brand, params, query, now }) => {
    const { conversationId } = params;
    // Whether the conversation is the brand's own is known before anything else of it is read.
    const [item] = await findItems(db.root, conversationId, [brand.id]);
    if (!item) throw notFound('conversation');
    const page = { before: query.before, limit: PAGE_SIZE + 1 };
    const [rows, readers, allowance] = await Promise.all([
      readMessages(conversationId, page),
      listReaders(db.root, conversationId, [brand.id]),
      readAllowance(brand.id, now),
    ]);
    const conversation = itemToWire(item);
    return {
      conversation,
      messages: rows
        .slice(0, PAGE_SIZE)
        .reverse()
        .map((row) => messageToWire(row, conversation, brand.id)),
      readers: readersToWire(readers, brand.id),
      meta: {
        hasOlder: rows.length > PAGE_SIZE,
        outOfMessages: allowance.isExhausted,
      },
    };
  };
}
