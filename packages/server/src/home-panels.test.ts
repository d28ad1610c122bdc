import { expect, it } from 'vitest';
import { billingAccounts } from './features/billing/schema.ts';
import { addCredits } from './features/billing/sms-bank/add-credits.ts';
import { spendCredits } from './features/billing/sms-bank/spend-credits.ts';
import { supportTickets } from './features/support/schema.ts';
import type { CustomerSnapshot } from './platform/payments/payments.ts';
import { givenMember, givenSession } from './testing/builders.ts';
import { givenConversation } from './testing/given-conversation.ts';
import { givenInvite } from './testing/given-invite.ts';
import { signInAs } from './testing/sign-in-as.ts';
import { useTestApp } from './testing/test-app.ts';

const app = useTestApp();
const activity = async (cookie: string) => (await app.call('GET /home/activity', { cookie })).body;
const figures = async (cookie: string, utcOffsetMinutes = 0) =>
  (await app.call('GET /home/figures', { cookie, query: { utcOffsetMinutes } })).body;

it('has nothing to tell of a brand to which nothing happened', async () => {
  const { cookie } = await signInAs(app);
  expect(await activity(cookie)).toEqual({ events: [] });
  const { days, figures: counted } = await figures(cookie);
  expect(days).toHaveLength(30);
  expect(counted.flatMap(({ counts }) => counts).every((count) => count === 0)).toBe(true);
});

it('tells what happened in every feature, newest first, with where there is more', async () => {
  const { sender, receiver, conversationId, write } = await givenConversation(app, 'Hello there');
  app.clock.advance({ minutes: 1 });
  await givenInvite(app, { host: receiver, invitee: sender });
  app.clock.advance({ minutes: 1 });
  await app.db.transaction((tx) =>
    addCredits(tx, {
      brandId: receiver.brandId,
      kind: 'gift',
      reference: 'welcome',
      bought: 0,
      free: 100,
      note: 'Welcome',
      now: app.clock.now(),
    }),
  );
  app.clock.advance({ minutes: 1 });
  await app.call('POST /team/invites', {
    cookie: receiver.cookie,
    body: { email: 'new@mate.example', role: 'member' },
  });
  app.clock.advance({ minutes: 1 });
  await app.db.root.insert(supportTickets).values({
    kind: 'contact',
    name: 'A',
    email: 'a@b.example',
    subject: 'Invoices',
    message: 'Where?',
    userId: receiver.userId,
    brandId: receiver.brandId,
    createdAt: app.clock.now(),
  });
  app.clock.advance({ minutes: 1 });
  await write(receiver.cookie, 'And hello to you');
  const { events } = await activity(receiver.cookie);
  expect(events.map(({ subject }) => subject)).toEqual([
    'messages',
    'support',
    'team',
    'credits',
    'invitations',
  ]);
  expect(events[0]?.text).toMatch(/^You wrote to .+: And hello to you$/);
  expect(events[0]?.to).toBe(`/messaging/inbox/${conversationId}`);
  expect(events.map(({ text }) => text)).toContain('Received 100 SMS credits');
  expect(events.map(({ text }) => text)).toContain('You wrote to support: Invoices');
  expect(events.find(({ subject }) => subject === 'invitations')?.to).toBe(
    '/messaging?list=sentInvitations',
  );
  // The other side of the same conversation and invitation, and nothing of the rest.
  const theirs = (await activity(sender.cookie)).events;
  expect(theirs.map(({ subject }) => subject)).toEqual(['messages', 'invitations']);
  expect(theirs[1]?.text).toMatch(/ invited you to Spring picnic$/);
});

it('tells nobody of questions that a colleague asked support', async () => {
  const owner = await signInAs(app);
  const { person } = await givenMember(app.db.root, { brandId: owner.brandId, role: 'member' });
  const mate = { cookie: await givenSession(app.db.root, person.id, app.clock.now()) };
  await app.db.root.insert(supportTickets).values({
    kind: 'contact',
    name: 'A',
    email: 'a@b.example',
    subject: 'Private matters',
    message: 'Please',
    userId: owner.userId,
    brandId: owner.brandId,
    createdAt: app.clock.now(),
  });
  expect((await activity(owner.cookie)).events).toHaveLength(1);
  expect((await activity(mate.cookie)).events).toEqual([]);
});

it('asks for what waits, and nobody for what they may not do', async () => {
  const [host, guest] = [await signInAs(app), await signInAs(app)];
  const keys = async (cookie: string) =>
    (await app.call('GET /home/attention', { cookie })).body.needs.map(({ key }) => key);
  expect(await keys(guest.cookie)).toEqual(['team', 'credits']);
  await givenInvite(app, { host, invitee: guest });
  const { needs } = (await app.call('GET /home/attention', { cookie: guest.cookie })).body;
  expect(needs.find(({ key }) => key === 'unanswered')).toMatchObject({
    title: expect.stringMatching(/ waits for your answer$/),
    action: { label: 'Answer', to: '/messaging?list=receivedInvitations' },
  });
  // Whoever asked waits for the other side.
  expect(await keys(host.cookie)).toEqual(['team', 'credits']);
  await app.db.transaction((tx) =>
    addCredits(tx, {
      brandId: host.brandId,
      kind: 'gift',
      reference: 'g',
      free: 1,
      note: '',
      now: app.clock.now(),
    }),
  );
  await givenMember(app.db.root, { brandId: host.brandId, role: 'viewer' });
  expect(await keys(host.cookie)).toEqual([]);
  const viewer = await givenMember(app.db.root, { brandId: guest.brandId, role: 'viewer' });
  const cookie = await givenSession(app.db.root, viewer.person.id, app.clock.now());
  expect(await keys(cookie)).toEqual([]);
});

it('asks owners alone to settle a debt, with its sum', async () => {
  const owner = await signInAs(app);
  const { person } = await givenMember(app.db.root, { brandId: owner.brandId, role: 'member' });
  const mate = await givenSession(app.db.root, person.id, app.clock.now());
  const open = { id: 'in_1', status: 'open', totalCents: 19_900, lines: [], paidAt: null };
  const invoice = { ...open, createdAt: app.clock.now().toISOString() };
  await app.db.root.insert(billingAccounts).values({
    brandId: owner.brandId,
    customerId: `cus_${owner.brandId}`,
    snapshot: { isDelinquent: true, invoices: [invoice] } as unknown as CustomerSnapshot,
  });
  const titles = async (cookie: string) =>
    (await app.call('GET /home/attention', { cookie })).body.needs.map(({ title }) => title);
  expect(await titles(owner.cookie)).toContain('We could not collect $199.00');
  expect(await titles(mate)).toEqual(['No SMS credits left']);
  expect((await activity(mate)).events[0]?.text).toBe('$199.00 for an invoice is owed');
});

it('counts messages and credits on the days of the reader', async () => {
  const { sender, receiver, write } = await givenConversation(app);
  await write(receiver.cookie, 'One');
  await write(receiver.cookie, 'Two');
  const now = app.clock.now();
  await app.db.transaction(async (tx) => {
    const { brandId } = sender;
    const gift = { brandId, kind: 'gift', reference: 'g', bought: 0, free: 50, note: '' } as const;
    await addCredits(tx, { ...gift, now });
    await spendCredits(tx, app.services.jobs, {
      brandId,
      credits: 7,
      reference: 's',
      note: '',
      now,
    });
  });
  const { days, figures: counted } = await figures(sender.cookie);
  const todays = Object.fromEntries(counted.map(({ key, counts }) => [key, counts.at(-1)]));
  expect(days.at(-1)).toBe(now.toISOString().slice(0, 10));
  expect(todays).toMatchObject({
    'messages-received': 2,
    'messages-sent': 1,
    'credits-used': 7,
  });
  // A day later the same are yesterday's.
  app.clock.advance({ days: 1 });
  const tomorrow = await givenSession(app.db.root, sender.userId, app.clock.now());
  const later = (await figures(tomorrow)).figures;
  const received = later.find(({ key }) => key === 'messages-received')?.counts;
  expect(received?.slice(-2)).toEqual([2, 0]);
});

it.each([{ utcOffsetMinutes: 900 }, { utcOffsetMinutes: 1.5 }])('refuses %o', async (query) => {
  const { cookie } = await signInAs(app);
  expect((await app.call('GET /home/figures', { cookie, query })).status).toBe(400);
});
