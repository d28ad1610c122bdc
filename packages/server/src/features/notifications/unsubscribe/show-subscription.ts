import { maskEmail } from '@tandem/domain/accounts/display-name';
import { DEFAULT_DIGEST } from '@tandem/domain/notifications/notification-preferences';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { requireSubscriber } from './require-subscriber.ts';

export function showSubscription({ db, secrets }: Services): Handler<'GET /unsubscribe/:token'> {
  return async ({ params }) => {
    const { email, digest } = await requireSubscriber(db.root, params.token, secrets.unsubscribe);
    return { email: maskEmail(email), digest: digest ?? DEFAULT_DIGEST };
  };
}
