import { contract, type OperationName } from '@tandem/contract/contract';
import type { Operation } from '@tandem/contract/operation';
import { beforeAll, describe, expect, it } from 'vitest';
import { actAs } from '../../testing/act-as.ts';
import { givenPerson, givenSession } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { type BilledBrand, givenBilledBrand } from './testing/billed-brand.ts';

const app = useTestApp();
const names = Object.keys(contract) as OperationName[];
const needing = names.filter((name) => (contract[name] as Operation).needs);
const open = names.filter((name) => {
  const operation: Operation = contract[name];
  return operation.access.startsWith('brand') && !operation.needs;
});

const standings = {
  'in trial': {},
  'on the free plan': { belt: 'white', stripeBelt: null },
  'past its trial': { belt: 'post-trial-paywall', stripeBelt: null },
  'past its trial, before the daily job noticed': { trialEndsAt: new Date('2026-03-02T14:59:59Z') },
  'staff past everything': { belt: 'post-trial-paywall', isSensei: true },
} as const;
/** Claims may still refuse a plan that is in order; these two stand for what every plan has. */
const REFUSED = ['past its trial', 'past its trial, before the daily job noticed'];

const brands = {} as Record<keyof typeof standings, BilledBrand>;
beforeAll(async () => {
  for (const [name, columns] of Object.entries(standings)) {
    brands[name as keyof typeof standings] = await givenBilledBrand(app, columns);
  }
});

async function refusal(name: OperationName, brand: BilledBrand) {
  const { status, error } = await brand.call(
    name as 'GET /team',
    {
      params: { id: 1, userId: 1, token: 'x', queue: 'x' },
    } as never,
  );
  return status === 402 && error?.code === 'payment_required' ? error.goTo : undefined;
}

it('guards what creates or sends', () => {
  expect(needing).toContain('POST /team/invites');
  for (const name of needing) {
    const { access } = contract[name] as Operation;
    expect(access, `${name} has no brand that could pay`).toMatch(/^brand-/);
    expect(name).not.toMatch(/^GET /);
  }
});

describe.each(needing)('%s', (name) => {
  it.each(Object.keys(standings) as (keyof typeof standings)[])('with a brand %s', async (kind) => {
    if ((contract[name] as Operation).needs !== 'active-plan' && kind === 'on the free plan')
      return;
    expect(await refusal(name, brands[kind])).toBe(
      REFUSED.includes(kind) ? '/upgrade-plan' : undefined,
    );
  });

  it('lets an admin who acts as the owner pass', async () => {
    const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
    const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
    const brand = brands['past its trial'];
    const { body: team } = await brand.call('GET /team');
    const userId = team.members[0]?.userId ?? 0;
    await actAs(app, cookie, userId);
    const { error } = await app.call(name as 'GET /team', {
      cookie,
      brandId: brand.brandId,
      impersonating: userId,
    });
    expect(error?.code).not.toBe('payment_required');
  });
});

// Looking, paying and leaving stay possible: the way out of a paywall must not have one.
it.each(open)('%s stays open past the trial', async (name) => {
  expect(await refusal(name, brands['past its trial'])).not.toBe('/upgrade-plan');
});
