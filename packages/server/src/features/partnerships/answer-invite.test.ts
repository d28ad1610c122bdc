import { describe, expect, it } from 'vitest';
import { PREMIUM } from '../../testing/given-conversation.ts';
import { givenInvite } from '../../testing/given-invite.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { useTestApp } from '../../testing/test-app.ts';

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
  return { host, invitee, answer, messages };
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

  it('puts the conversation into the list of each side', async () => {
    const { host, invitee } = await givenTwo(true);
    const count = async (cookie: string, list: 'receivedApplications' | 'sentApplications') =>
      (await app.call('GET /conversations', { cookie, query: { list } })).body.conversations.length;
    expect(await count(host.cookie, 'receivedApplications')).toBe(1);
    expect(await count(host.cookie, 'sentApplications')).toBe(0);
    expect(await count(invitee.cookie, 'sentApplications')).toBe(1);
  });
});
