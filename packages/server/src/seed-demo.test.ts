import { isInDunning } from '@tandem/domain/billing/dunning';
import { findPlanVariant } from '@tandem/domain/billing/plan-variants';
import { hasTrialEnded } from '@tandem/domain/billing/trial';
import { CATEGORY_NAMES } from '@tandem/domain/brands/category-keywords';
import { eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from './features/accounts/schema.ts';
import { readBillingState } from './features/billing/public.ts';
import { billingAccounts } from './features/billing/schema.ts';
import { brandSocials, brands, brandTags, memberships } from './features/brands/schema.ts';
import { messages } from './features/conversations/schema.ts';
import { partnershipInvites } from './features/partnerships/schema.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './features/sandbox/public.ts';
import { campaigns } from './features/sweepstakes/schema.ts';
import { seedDemo } from './seed-demo.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp();
let brokenOff: { error: string; brands: number; people: number };
let outcomes: boolean[];

/** One attempt that breaks off at its last step, two processes at once, and one that comes later. */
beforeAll(async () => {
  const publish = () => Promise.reject(new Error('lost the connection'));
  const realtime = { ...app.services.realtime, publish };
  const error = await seedDemo({ ...app.services, realtime }).catch(String);
  brokenOff = {
    error: String(error),
    brands: await app.db.root.$count(brands),
    people: await app.db.root.$count(users),
  };
  outcomes = await Promise.all([seedDemo(app.services), seedDemo(app.services)]);
  outcomes.push(await seedDemo(app.services));
});

async function currentBrandOf(email: string) {
  const cookie = await app.signIn(email, DEMO_PASSWORD);
  return (await app.call('GET /current-brand-future', { cookie })).body;
}

describe('seeding', () => {
  it('happens once, however often and simultaneously it is asked for', () => {
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(outcomes[2]).toBe(false);
  });

  it('leaves nothing behind when it breaks off, and completes the next time', () => {
    expect(brokenOff).toEqual({ error: 'Error: lost the connection', brands: 0, people: 0 });
    expect(outcomes).toContain(true);
  });

  it('gives every brand an owner, three known tags and social figures', async () => {
    const rows = await app.db.root.select().from(brands);
    const tags = await app.db.root.select().from(brandTags);
    const socials = await app.db.root.select().from(brandSocials);
    const members = await app.db.root.select().from(memberships);
    expect(rows).toHaveLength(25);
    for (const { id, accountName, website } of rows) {
      const own = tags.filter(({ brandId }) => brandId === id).map(({ name }) => name);
      expect(own, accountName).toHaveLength(3);
      expect(CATEGORY_NAMES).toEqual(expect.arrayContaining(own));
      expect(socials.filter(({ brandId }) => brandId === id).length).toBeGreaterThanOrEqual(3);
      expect(members.filter((row) => row.brandId === id && row.role === 'owner')).toHaveLength(1);
      expect(website).toMatch(/^https:\/\/www\.[a-z]+\.example$/);
    }
  });

  it('draws a different logo for every brand, as PNG in both sizes, and a cover photo', async () => {
    const rows = await app.db.root.select().from(brands);
    expect(new Set(rows.map(({ logo }) => logo)).size).toBe(rows.length);
    for (const { logo, coverPhoto } of rows) {
      expect(await imageAt(logo)).toMatchObject({ format: 'png', width: 512, height: 512 });
      const thumb = logo?.replace('main.png', 'thumb.png') ?? null;
      expect(await imageAt(thumb)).toMatchObject({ format: 'png', width: 128, height: 128 });
      expect(await imageAt(coverPhoto)).toMatchObject({ format: 'jpeg', width: 1200, height: 400 });
    }
  });

  it('gives brands a past: figures that agree with their partners, income, ratings, samples', async () => {
    const cookie = await app.signIn('owner@northwind.example', DEMO_PASSWORD);
    const rows = await app.db.root.select().from(brands);
    for (const { id, accountName, contentSamples, legalName } of rows) {
      const { body } = await app.call('GET /brands/:id', { cookie, params: { id } });
      expect(body.totalCampaigns, accountName).toBeGreaterThanOrEqual(body.pastPartners);
      expect(body.totalCampaigns).toBeGreaterThanOrEqual(body.campaignsLast90Days);
      expect(body.ratings.average ?? 5).toBeLessThanOrEqual(5);
      expect(contentSamples).toHaveLength(legalName ? 2 : 0);
      for (const url of contentSamples) expect(await imageAt(url)).toMatchObject({ width: 1200 });
      const { body: seller } = await app.call('GET /brands/seller-profile/:id', {
        cookie,
        params: { id },
      });
      const shares = seller.incomeData.map(({ share }) => share);
      if (shares.length > 0) expect(shares.reduce((a, b) => a + b)).toBe(100);
    }
    expect(rows.filter(({ incomeData }) => incomeData === null)).toHaveLength(1);
  });

  it('puts Northwind among partners of both degrees and strangers, and gives it favorites', async () => {
    const cookie = await app.signIn('owner@northwind.example', DEMO_PASSWORD);
    const degrees = new Set<string>();
    for (const { id } of await app.db.root.select({ id: brands.id }).from(brands)) {
      const { body } = await app.call('GET /brand-degree/:id', { cookie, params: { id } });
      degrees.add(body.degree);
    }
    expect([...degrees].sort()).toEqual(['1st', '2nd', '3rd']);
    const favorites = await app.call('GET /favorite-brands', { cookie });
    expect(favorites.body.map(({ accountname }) => accountname)[0]).toBe('Tidewhistle Surf');
  });

  it('marks everybody as demo, under addresses that cannot exist', async () => {
    const people = await app.db.root.select().from(users);
    expect(people).toHaveLength(25);
    for (const person of people) {
      expect(person).toMatchObject({ isDemo: true, emailVerifiedAt: app.clock.now() });
      expect(person.email).toMatch(/\.example$/);
    }
  });

  it('shows every state of a plan', async () => {
    const rows = await app.db.root.select().from(brands);
    const belts = new Set(rows.map(({ belt }) => belt));
    expect([...belts].sort()).toEqual(
      ['black', 'elite', 'greenFixed', 'post-trial-paywall', 'pro', 'trial', 'white'].sort(),
    );
    expect(rows.filter(({ isSensei }) => isSensei)).toHaveLength(1);
    expect(rows.filter(({ dedicatedListSize }) => dedicatedListSize === null)).toHaveLength(1);
  });
});

describe('plans', () => {
  it('are paid for by every brand whose belt says so, and one owes a renewal', async () => {
    const rows = await app.db.root.select({ id: brands.id, slug: brands.websiteHost }).from(brands);
    const owing: (string | null)[] = [];
    for (const { id, slug } of rows) {
      const billing = await readBillingState(app.db.root, id);
      if (!billing) throw new Error('no such brand');
      const ended = !billing.isStaff && hasTrialEnded(billing, app.clock.now());
      expect(ended, String(slug)).toBe(billing.tier === 'post-trial-paywall');
      const plan = billing.subscribedPlanIds[0];
      if (plan) expect(findPlanVariant(plan)?.tier, String(slug)).toBe(billing.tier);
      if (isInDunning(billing)) owing.push(slug);
    }
    expect(owing).toEqual(['gildfinch.example']);
  });

  it('leave a debt of days, not of a month, that is tried again soon', async () => {
    const accounts = await app.db.root.select().from(billingAccounts);
    const owed = accounts
      .flatMap(({ snapshot }) => snapshot.invoices)
      .filter(({ status }) => status === 'open');
    expect(owed).toHaveLength(1);
    const days = (app.clock.now().getTime() - Date.parse(owed[0]?.createdAt ?? '')) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(2);
    expect(days).toBeLessThan(6);
    expect(Date.parse(owed[0]?.nextAttemptAt ?? '')).toBeGreaterThan(app.clock.now().getTime());
  });

  it('leave Northwind with cards, invoices, receipts and credits to look at', async () => {
    const cookie = await app.signIn('owner@northwind.example', DEMO_PASSWORD);
    const { body: bank } = await app.call('GET /brand-sms-bank', { cookie });
    expect(bank.credits).toEqual({ count: 1500, freeCount: 100 });
    const { body: ledger } = await app.call('GET /sms-credits/ledger', { cookie, query: {} });
    const bought = ledger.filter(({ kind }) => kind === 'purchase');
    expect(bought.map(({ who }) => who)).toEqual([expect.any(String)]);
    const { body: invoices } = await app.call('GET /invoices', { cookie });
    expect(invoices.length).toBeGreaterThan(2);
    const receipt = await app.http.inject({
      url: invoices[0]?.receiptUrl ?? '',
      headers: { cookie },
    });
    expect(receipt.body).toContain('SMS marketing: 1,500 credits');
  });
});

describe('the demo logins', () => {
  it('all sign in', async () => {
    for (const { email, password } of DEMO_LOGINS)
      expect(await app.signIn(email, password)).toBeTruthy();
  });

  it('open Northwind first for the owner of three brands', async () => {
    const cookie = await app.signIn('owner@northwind.example', DEMO_PASSWORD);
    const { body } = await app.call('GET /profile', { cookie });
    const names = body.mostRecentBrands.map(({ brand }) => brand.accountname);
    expect(names).toEqual(['Northwind', 'Lanternfold', 'Puddlekin']);
    expect(await currentBrandOf('owner@northwind.example')).toMatchObject({
      accountname: 'Northwind',
      has_accepted_latest_terms: true,
    });
  });

  it('open the staff brand for the administrator', async () => {
    expect(await currentBrandOf('admin@tandem.example')).toMatchObject({
      accountname: 'Tandem',
      isSensei: true,
    });
  });
});

it('leaves support two open tickets, one closed and three wishes', async () => {
  const cookie = await app.signIn('admin@tandem.example', DEMO_PASSWORD);
  const { body } = await app.call('GET /admin/support-tickets', { cookie, query: {} });
  expect(body.counts).toEqual({ open: 2, closed: 1 });
  expect(body.tickets.map(({ brand }) => brand?.name)).toEqual(['Puddlekin', undefined]);
  const wishes = (await app.call('GET /admin/integration-requests', { cookie })).body;
  expect(wishes.map(({ storeName, brands }) => [storeName, brands])).toEqual([
    ['postbox', 2],
    ['Mailhaven', 1],
  ]);
});

it('fills the sandbox once', async () => {
  const cookie = await app.signIn('owner@northwind.example', DEMO_PASSWORD);
  const texts = (await app.call('GET /sandbox/texts', { cookie })).body;
  expect(texts).toHaveLength(5);
  expect(new Set(texts.map(({ phone }) => phone)).size).toBe(2);
  const { body: mails } = await app.call('GET /sandbox/mails', { query: {}, cookie });
  expect(mails).toHaveLength(3);
  // Mails speak of what was really paid.
  expect(mails.map(({ text }) => text).join()).toContain('Premium (annually): $4,790.40');
  expect(mails.map(({ text }) => text).join()).not.toContain('$499.00');
  const charges = (await app.call('GET /sandbox/charges', { cookie })).body;
  const statuses = new Set(charges.map(({ status }) => status));
  expect([...statuses].sort()).toEqual(['declined', 'needs_action', 'succeeded']);
});

it('knows of every column that names files: what a row shows is never removed', async () => {
  const { rows: columns } = await app.db.root.execute<{ at: string; name: string; type: string }>(
    sql`select quote_ident(table_name) as at, quote_ident(column_name) as name,
               case data_type when 'ARRAY' then 'text[]' else data_type end as type
          from information_schema.columns
         where table_schema = 'public' and table_name <> 'asset' and is_generated = 'NEVER'
           and (data_type in ('text', 'json', 'jsonb') or udt_name = '_text')`,
  );
  const found: string[] = [];
  const missing: string[] = [];
  const only = '/files/uploads/0/only-here.png';
  for (const { at, name, type } of columns) {
    const undone = app.db.transaction(async (tx) => {
      // Every address in this column becomes one that no other column has.
      const { rows } = await tx.execute(
        sql.raw(`update ${at} set ${name} =
                   regexp_replace(${name}::text, '/files/[a-z0-9/.-]+', '${only}', 'g')::${type}
                  where ${name}::text like '%/files/%' returning 1`),
      );
      const inUse = await app.services.filesInUse(tx, [only]);
      if (rows.length > 0) found.push(`${at}.${name}`);
      if (rows.length > 0 && !inUse.has(only)) missing.push(`${at}.${name}`);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow();
  }
  expect(found).toEqual(expect.arrayContaining(['brand.logo', 'notification.img']));
  expect(missing).toEqual([]);
});

async function imageAt(address: string | null) {
  const answer = await app.http.inject({ url: address ?? 'missing' });
  return sharp(answer.rawPayload).metadata();
}

describe('what is told about invitations', () => {
  it('is said by the side that does it: one asks, the other answers, host and partner sign', async () => {
    const said = await app.db.root
      .select({
        step: messages.agreementStep,
        writerId: messages.brandId,
        inviteId: partnershipInvites.id,
        hostId: partnershipInvites.hostBrandId,
        inviteeId: partnershipInvites.inviteeBrandId,
        isApplication: partnershipInvites.isApplication,
        status: partnershipInvites.status,
      })
      .from(messages)
      .innerJoin(partnershipInvites, eq(partnershipInvites.id, messages.inviteId))
      .where(isNull(messages.kind))
      .orderBy(messages.createdAt);
    expect(said.length).toBeGreaterThan(40);
    const begun = new Set<number>();
    for (const { step, writerId, inviteId, hostId, inviteeId, isApplication, status } of said) {
      const [asks, answers] = isApplication ? [inviteeId, hostId] : [hostId, inviteeId];
      const isFirst = !begun.has(inviteId);
      begun.add(inviteId);
      const speaker = {
        partnerIndicatedInterest: answers,
        hostSharedAgreement: hostId,
        partnerSigned: inviteeId,
        partnerConfirmed: hostId,
      };
      if (step) expect(writerId).toBe(speaker[step]);
      else if (isFirst) expect(writerId).toBe(asks);
      else expect([writerId, status]).toEqual([answers, 'rejected']);
    }
  });

  it('is in the notifications as it was: who invited, who applied, who declined', async () => {
    const cookie = await app.signIn('owner@northwind.example', DEMO_PASSWORD);
    const { body } = await app.call('GET /notifications', { cookie, query: { limit: 100 } });
    const texts = body.notifications.map(({ presentational }) => presentational.text);
    const names = new Map(
      (await app.db.root.select().from(brands)).map(({ id, accountName }) => [id, accountName]),
    );
    const own = (await app.call('GET /current-brand-future', { cookie })).body.id;
    const invites = await app.db.root
      .select({ invite: partnershipInvites, campaign: campaigns.name })
      .from(partnershipInvites)
      .innerJoin(campaigns, eq(campaigns.id, partnershipInvites.campaignId));
    const asked = invites.flatMap(({ invite, campaign }) => {
      if (invite.isApplication && invite.hostBrandId === own) {
        return [`${names.get(invite.inviteeBrandId)} applied to join ${campaign}`];
      }
      if (!invite.isApplication && invite.inviteeBrandId === own) {
        return [`${names.get(invite.hostBrandId)} invited you to ${campaign}`];
      }
      return [];
    });
    const told = texts.filter((text) => /invited you to|applied to join/.test(text));
    expect(told.length).toBeGreaterThan(4);
    expect(asked).toEqual(expect.arrayContaining(told));
    expect(texts).toContain('Whiskerloft will not take part in Hut to Hut Escape');
  });
});
