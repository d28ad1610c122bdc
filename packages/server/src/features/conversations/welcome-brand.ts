import type { JobDefinition } from '../../platform/jobs/job-definition.ts';
import type { Services } from '../../platform/services.ts';
import { findPlatformBrandId } from '../brands/public.ts';
import { postMessage } from './sending/post-message.ts';
import { findOrOpenConversation } from './sending/queries.ts';

export const WELCOME_BRAND = { name: 'welcome-brand' };

/**
 * The first message in a new brand's inbox comes from the platform's own brand. A platform without
 * one, such as a fresh production database, welcomes nobody. The key makes a second run harmless.
 */
export function welcomeBrandJob(services: Services): JobDefinition<{ brandId: number }> {
  return {
    ...WELCOME_BRAND,
    async handle({ brandId }) {
      const now = services.clock.now();
      await services.db.transaction(async (tx) => {
        const platform = await findPlatformBrandId(tx);
        if (platform === undefined || platform === brandId) return;
        await postMessage(tx, services, {
          conversationId: await findOrOpenConversation(tx, [platform, brandId], now),
          brandId: platform,
          sender: null,
          content: WELCOME_CONTENT,
          kind: 'newBrandWelcome',
          sendKey: `00000000-0000-4000-8000-${String(brandId).padStart(12, '0')}`,
          isCounted: false,
          now,
        });
      });
    },
  };
}

export const WELCOME_CONTENT =
  '<p><strong>Welcome to Tandem!</strong></p><p>Find brands whose customers would love yours, say hello, and plan your first sweepstake together.</p>';
