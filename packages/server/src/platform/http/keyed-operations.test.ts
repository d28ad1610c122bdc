import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { supportTickets } from '../../features/support/schema.ts';
import { givenMember, givenPerson } from '../../testing/builders.ts';
import { mailTo } from '../../testing/read-mail.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { takeCaptchaPass } from '../../testing/take-captcha-pass.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { sandboxMails } from '../mail/schema.ts';

const app = useTestApp();

async function mailsTo(address: string): Promise<number> {
  const mails = await app.db.root.select().from(sandboxMails);
  return mails.filter(({ recipient }) => recipient === address).length;
}

describe('a call that mails, sent twice', () => {
  const invite = (who: { cookie: string; brandId: number }, email: string, key: string) =>
    app.call('POST /team/invites', {
      ...who,
      body: { email, role: 'member' },
      headers: { 'idempotency-key': key },
    });

  it('mails once and is answered twice', async () => {
    const owner = await signInAs(app);
    const key = randomUUID();
    const both = await Promise.all([
      invite(owner, 'twice@shop.example', key),
      invite(owner, 'twice@shop.example', key),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(both[0]?.body.invites).toHaveLength(1);
    // A mail that comes later shows that no other is on its way.
    await invite(owner, 'later@shop.example', randomUUID());
    await mailTo(app, 'later@shop.example');
    expect(await mailsTo('twice@shop.example')).toBe(1);
  });

  it('does not answer somebody else who has the key', async () => {
    const key = randomUUID();
    const first = await invite(await signInAs(app), 'theirs@shop.example', key);
    const second = await invite(await signInAs(app), 'theirs@shop.example', key);
    expect(second.status).toBe(200);
    expect(second.headers['idempotent-replayed']).toBeUndefined();
    expect(second.body.members).not.toEqual(first.body.members);
  });

  it('may be tried again after a refusal, with the same key', async () => {
    const owner = await signInAs(app);
    const member = await givenMember(app.db.root, { brandId: owner.brandId, role: 'member' });
    const key = randomUUID();
    expect((await invite(owner, member.person.email, key)).status).toBe(400);
    await app.call('DELETE /team/members/:userId', {
      ...owner,
      params: { userId: member.person.id },
    });
    expect((await invite(owner, member.person.email, key)).status).toBe(200);
  });

  it('names the header of a key that was used for something else, or is none', async () => {
    const owner = await signInAs(app);
    const key = randomUUID();
    await invite(owner, 'one@shop.example', key);
    const other = await invite(owner, 'two@shop.example', key);
    expect(other.status).toBe(422);
    expect(other.error?.fields).toHaveProperty('idempotency-key');
    const short = await invite(owner, 'two@shop.example', '1');
    expect(short.status).toBe(400);
    expect(short.error?.fields).toHaveProperty('idempotency-key');
  });
});

it('asks for one new password however often a stranger presses', async () => {
  const { email } = await givenPerson(app.db.root);
  const headers = { 'idempotency-key': randomUUID() };
  const forgot = () => app.call('POST /forgot-password', { body: { email }, headers });
  const answers = await Promise.all(Array.from({ length: 10 }, forgot));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  await mailTo(app, email);
  const late = await givenPerson(app.db.root);
  await app.call('POST /forgot-password', { body: { email: late.email } });
  await mailTo(app, late.email);
  expect(await mailsTo(email)).toBe(1);
});

it('stores one ticket of 20 that arrive at once, and none is told that its captcha is used', async () => {
  const { cookie } = await signInAs(app);
  const body = {
    name: 'Ann',
    email: 'ann@shop.example',
    subject: 'Twenty at once',
    message: 'The button did nothing, so it was pressed again and again.',
    pass: await takeCaptchaPass(app),
  };
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => app.call('POST /zendesk-contact-support', { cookie, body, headers });
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const tickets = await app.db.root.select().from(supportTickets);
  expect(tickets.filter(({ subject }) => subject === 'Twenty at once')).toHaveLength(1);
});

it('sends one message of 50 that arrive at once, and answers each of them word by word', async () => {
  const from = await signInAs(app);
  const to = await signInAs(app);
  const write = () =>
    app.call('POST /new-conversation/:brandId', {
      ...from,
      params: { brandId: to.brandId },
      body: { content: '<p>Shall we?</p>' },
      headers: { 'idempotency-key': '0d6ba6a2-60a5-4d3d-9f0b-d1f4f4f3e0aa' },
    });
  const answers = await Promise.all(Array.from({ length: 50 }, write));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
  const repeated = answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
  expect(repeated).toHaveLength(49);
  expect(answers[0]?.body.messages).toHaveLength(1);
  expect((await write()).body).toEqual(answers[0]?.body);
});
