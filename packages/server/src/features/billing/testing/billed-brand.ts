import { randomUUID } from 'node:crypto';
import type { CallInput, OperationName } from '@tandem/contract/contract';
import { trialEndFrom } from '@tandem/domain/billing/trial';
import { expect, vi } from 'vitest';
import { TEST_CARDS } from '../../../platform/payments/test-cards.ts';
import { givenBrand, givenMember, givenSession } from '../../../testing/builders.ts';
import type { Reply, TestApp } from '../../../testing/test-app.ts';
import type { brands } from '../../brands/schema.ts';
import { findAccount } from '../queries.ts';

/** A brand whose owner pays, as the browser would do it. */
export interface BilledBrand {
  brandId: number;
  name: string;
  email: string;
  /** Calls as the owner, with a sign-in that is always fresh however far the clock has moved. */
  call<N extends OperationName>(name: N, input?: CallInput<N>): Promise<Reply<N>>;
  addCard(card: keyof typeof TEST_CARDS): Promise<Reply<'POST /payment-methods'>>;
  /** Looks at the price and accepts it. */
  choose(planId: string, key?: string): Promise<Reply<'PUT /subscription'>>;
  /** Waits until everything that happened at the gateway has arrived here. */
  settled(): Promise<void>;
}

export async function givenBilledBrand(
  app: TestApp,
  brand: Partial<typeof brands.$inferInsert> = {},
): Promise<BilledBrand> {
  const now = app.clock.now();
  const { id: brandId, accountName: name } = await givenBrand(app.db.root, {
    belt: 'trial',
    stripeBelt: 'trial',
    trialType: 'trial',
    trialEndsAt: trialEndFrom(now),
    createdAt: now,
    ...brand,
  });
  const { person } = await givenMember(app.db.root, { brandId });
  const call: BilledBrand['call'] = async (name, input) => {
    const cookie = await givenSession(app.db.root, person.id, app.clock.now());
    return app.call(name, { ...(input as object), cookie, brandId } as never);
  };
  return {
    brandId,
    name,
    email: person.email,
    call,
    addCard: (card) =>
      call('POST /payment-methods', {
        body: { number: TEST_CARDS[card], expMonth: 12, expYear: 2040, cvc: '123' },
      } as never),
    async choose(planId, key = randomUUID()) {
      const preview = await call('POST /subscription/preview', { body: { planId } } as never);
      const dueNowCents = preview.body.dueNowCents ?? 0;
      return call('PUT /subscription', { body: { planId, dueNowCents, key } } as never);
    },
    settled: () =>
      vi.waitFor(
        async () => {
          const account = await findAccount(app.db.root, brandId);
          if (!account) return;
          const { revision } = await app.services.payments.readCustomer(account.customerId);
          expect(account.snapshot.revision).toBe(revision);
        },
        { timeout: 15_000, interval: 20 },
      ),
  };
}
