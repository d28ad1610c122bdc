import { beforeAll, expect, it } from 'vitest';
import { givenPerson, givenSession } from '../../../testing/builders.ts';
import { givenConversation } from '../../../testing/given-conversation.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const app = useTestApp();
let cookie: string;
let adminEmail: string;
beforeAll(async () => {
  const admin = await givenPerson(app.db.root, { isAdmin: true });
  adminEmail = admin.email;
  cookie = await givenSession(app.db.root, admin.id, app.clock.now());
});

async function givenReport(words: string): Promise<number> {
  const talk = await givenConversation(app);
  const { body } = await talk.write(talk.sender.cookie, words);
  await app.call('POST /messages/:messageId/report', {
    cookie: talk.receiver.cookie,
    params: { messageId: body.message.id },
    body: { reason: 'abuse' },
  });
  const reports = await app.call('GET /admin/reported-messages', { cookie, query: {} });
  return reports.body.find(({ content }) => content.includes(words))?.id ?? 0;
}
const resolve = (id: number, outcome: 'removed' | 'dismissed') =>
  app.call('POST /admin/reported-messages/:id/resolve', {
    cookie,
    params: { id },
    body: { outcome },
  });

it.each(['removed', 'dismissed'] as const)(
  'records who decided that a message is %s, and none of its words',
  async (outcome) => {
    const id = await givenReport(`Words of a ${outcome} message`);
    expect((await resolve(id, outcome)).status).toBe(200);
    const { body } = await app.call('GET /admin/audit-log', { cookie, query: {} });
    expect(body[0]).toMatchObject({
      actor: adminEmail,
      actingAs: null,
      action: 'POST /admin/reported-messages/:id/resolve',
      detail: `id ${id}, outcome ${outcome}`,
    });
    expect(JSON.stringify(body)).not.toContain('Words of');
  },
);
