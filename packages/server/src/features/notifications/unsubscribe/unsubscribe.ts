import type { Queryable } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { endDigest } from '../preferences/queries.ts';
import { requireSubscriber } from './require-subscriber.ts';

export function confirmUnsubscribe({ db, secrets }: Services): Handler<'POST /unsubscribe/:token'> {
  return async ({ params }) => {
    await unsubscribe(db.root, params.token, secrets.unsubscribe);
    return null;
  };
}

export async function unsubscribe(db: Queryable, token: string, key: string): Promise<void> {
  const { userId } = await requireSubscriber(db, token, key);
  await endDigest(db, userId);
}
