import type { Transaction } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import { findItems, findMessage } from '../queries.ts';
import { itemToWire, messageToWire } from '../wire.ts';

/** A message and its conversation as a brand sees them right after writing. */
export async function readWritten(tx: Transaction, messageId: number, brandId: number) {
  const row = await findMessage(tx, messageId);
  const [item] = row ? await findItems(tx, row.conversationId, [brandId]) : [];
  if (!row || !item) throw notFound('message');
  const conversation = itemToWire(item);
  return { message: messageToWire(row, conversation, brandId), conversation };
}
