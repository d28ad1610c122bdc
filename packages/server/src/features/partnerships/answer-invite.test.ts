import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { givenMember, givenSession } from '../../testing/builders.ts';
import { PREMIUM } from '../../testing/given-conversation.ts';
import { givenInvite } from '../../testing/given-invite.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { partnershipInvites } from './schema.ts';

const app = useTestApp();

async function givenTwo(isApplication: boolean) {
  const [host, invitee] = [await signInAs(app, PREMIUM), await signInAs(app, PREMIUM)];
  const inviteId = await givenInvite(app, { host, invitee, isApplication });
  const answer = (cookie: string, answer: 'interested' | 'decline') =>
    app.call('POST /partnership-invites/:inviteId/answer', {
      cookie,
      params: { inviteId },
      body: { answer },
    });
  const messages = async (cookie: string) => {
    const { body } = await app.call('GET /messages/get-conversation-from-invite/:inviteId', {
      cookie,
      params: { inviteId },
    });
    const open = { cookie, params: { conversationId: body.convoId }, query: {} };
    return (await app.call('GET /conversations/:conversationId', open)).body.messages;
  };
  const news = async (cookie: string) => {
    const { body } = await app.call('GET /notifications', { cookie, query: {} });
    return body.notifications.map(({ presentational }) => presentational);
  };
  const nameOf = async ({ cookie }: { cookie: string }) =>
    (await app.call('GET /current-brand-future', { cookie })).body.accountname;
  return { host, invitee, answer, messages, news, nameOf };
}

describe('an invitation', () => {
  it('is answered by the invitee, and both see the new state in every message about it', async () => {
    const { host, invitee, answer, messages } = await givenTwo(false);
    expect((await answer(host.cookie, 'interested')).status).toBe(409);
    const { body } = await answer(invitee.cookie, 'interested');
    expect(body.status).toBe('interested');
    expect(await messages(host.cookie)).toMatchObject([
      { type: 'sentInvitation', status: 'interested', partnership_action: null },
      { type: 'sentInvitation', partnership_action: 'partner_indicate_interested' },
    ]);
    expect(await messages(invitee.cookie)).toMatchObject([
      { type: 'receivedInvitation', campaign_name: 'Spring picnic' },
      { type: 'receivedInvitation', status: 'interested' },
    ]);
  });

  it('is answered once: a second click changes nothing and says so', async () => {
    const { invitee, answer, messages } = await givenTwo(false);
    const answers = await Promise.all([
      answer(invitee.cookie, 'decline'),
      answer(invitee.cookie, 'decline'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await answer(invitee.cookie, 'interested')).error?.code).toBe('conflict');
    expect(await messages(invitee.cookie)).toHaveLength(2);
  });

  it('tells every member of the brand that asked, once, and nobody of the one that answered', async () => {
    const { host, invitee, answer, messages, news, nameOf } = await givenTwo(false);
    const { person } = await givenMember(app.db.root, { brandId: host.brandId, role: 'viewer' });
    const viewer = await givenSession(app.db.root, person.id, app.clock.now());
    await answer(invitee.cookie, 'interested');
    await answer(invitee.cookie, 'interested');
    const conversationId = (await messages(host.cookie))[0]?.conversation_id;
    const told = [
      {
        img: null,
        text: `${await nameOf(invitee)} is interested in Spring picnic`,
        to: `/messaging/inbox/${conversationId}`,
      },
    ];
    expect(await news(host.cookie)).toEqual(told);
    expect(await news(viewer)).toEqual(told);
    expect(await news(invitee.cookie)).toEqual([]);
    await answer(invitee.cookie, 'decline');
    expect((await news(host.cookie)).map(({ text }) => text)).toContain(
      `${await nameOf(invitee)} will not take part in Spring picnic`,
    );
  });

  it('tells nobody when the answer is refused', async () => {
    const { host, invitee, answer, news } = await givenTwo(false);
    expect((await answer(host.cookie, 'interested')).status).toBe(409);
    expect([await news(host.cookie), await news(invitee.cookie)]).toEqual([[], []]);
  });

  it('says in every message about it how far the agreement has come since', async () => {
    const { host, invitee, answer, messages } = await givenTwo(false);
    await answer(invitee.cookie, 'interested');
    await app.db.root
      .update(partnershipInvites)
      .set({ agreementStep: 'partnerSigned' })
      .where(eq(partnershipInvites.hostBrandId, host.brandId));
    expect(await messages(host.cookie)).toMatchObject([
      { partnership_action: null, agreement_step: 'partner_signed' },
      { partnership_action: 'partner_indicate_interested', agreement_step: 'partner_signed' },
    ]);
  });

  it('counts for neither brand’s allowance', async () => {
    const { invitee, answer } = await givenTwo(false);
    await answer(invitee.cookie, 'interested');
    const { body } = await app.call('GET /messages/period-count', { cookie: invitee.cookie });
    expect(body.count).toBe(0);
  });
});

describe('an application', () => {
  it('is answered by the host', async () => {
    const { host, invitee, answer, messages } = await givenTwo(true);
    expect((await answer(invitee.cookie, 'interested')).status).toBe(409);
    expect((await answer(host.cookie, 'interested')).body.status).toBe('interested');
    expect((await messages(host.cookie))[0]?.type).toBe('receivedApplication');
    expect((await messages(invitee.cookie))[0]?.type).toBe('sentApplication');
  });

  it('tells the applicant what the host thinks of it, not of its own sweepstakes', async () => {
    const { host, invitee, answer, news, nameOf } = await givenTwo(true);
    await answer(host.cookie, 'interested');
    expect((await news(invitee.cookie)).map(({ text }) => text)).toEqual([
      `${await nameOf(host)} is interested in having you in Spring picnic`,
    ]);
    expect(await news(host.cookie)).toEqual([]);
  });

  it('puts the conversation into the list of each side', async () => {
    const { host, invitee } = await givenTwo(true);
    const count = async (cookie: string, list: 'receivedApplications' | 'sentApplications') =>
      (await app.call('GET /conversations', { cookie, query: { list } })).body.conversations.length;
    expect(await count(host.cookie, 'receivedApplications')).toBe(1);
    expect(await count(host.cookie, 'sentApplications')).toBe(0);
    expect(await count(invitee.cookie, 'sentApplications')).toBe(1);
  });
});
