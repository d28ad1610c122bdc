import { maskEmail } from '@tandem/domain/accounts/display-name';
import { DEFAULT_DIGEST } from '@tandem/domain/notifications/notification-preferences';
import type { Queryable } from '../../../platform/db/database.ts';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import { notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { endDigest, findSubscriber } from '../preferences/queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

type UnsubscribeOperation = 'GET /unsubscribe/:token' | 'POST /unsubscribe/:token';

export function unsubscribeHandlers(
  { db }: Services,
  key: string,
): HandlersFor<UnsubscribeOperation> {
  return {
    'GET /unsubscribe/:token': async ({ params }) => {
      const { email, digest } = await subscriberOf(db.root, params.token, key);
      return { email: maskEmail(email), digest: digest ?? DEFAULT_DIGEST };
    },
    'POST /unsubscribe/:token': async ({ params }) => {
      await unsubscribe(db.root, params.token, key);
      return null;
    },
  };
}

export async function unsubscribe(db: Queryable, token: string, key: string): Promise<void> {
  const { userId } = await subscriberOf(db, token, key);
  await endDigest(db, userId);
}

async function subscriberOf(db: Queryable, token: string, key: string) {
  const uid = readUnsubscribeToken(token, key);
  const subscriber = uid && (await findSubscriber(db, uid));
  if (!subscriber) throw notFound('unsubscribe link');
  return subscriber;
}
