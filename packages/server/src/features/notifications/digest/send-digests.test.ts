import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mail } from '../../../platform/mail/mail.ts';
import { givenBrand, givenMember, givenSession } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { memberships } from '../../brands/schema.ts';
import { announced, joined } from '../testing/announced.ts';
import { sendDigests } from './send-digests.ts';

const app = useTestApp();
// A Monday.
beforeEach(() => app.clock.set('2026-03-02T10:00:00Z'));
const at = (moment: string) => app.clock.set(`2026-03-${moment}:00Z`);

/** One look at everybody, as the chain of jobs takes it; answers the mails it wrote. */
async function look(send?: (mail: Mail) => Promise<void>, limit = 3): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mail = {
    async send(one: Mail) {
      await send?.(one);
      mails.push(one);
    },
  };
  let after: number | null = 0;
  while (after !== null) {
    after = await sendDigests({ ...app.services, mail }, 'key', { after, limit });
  }
  return mails;
}

async function givenReader(options: Parameters<typeof givenMember>[1] = {}) {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const person = { createdAt, emailVerifiedAt: createdAt, ...options.person };
  const member = await givenMember(app.db.root, { ...options, person });
  const { id, email } = member.person;
  const session = async () => givenSession(app.db.root, id, app.clock.now());
  return {
    ...member,
    email,
    session,
    /** What of a look reached this person. */
    of: (mails: Mail[]) => mails.filter(({ to }) => to === email),
    async choose(digest: 'off' | 'daily' | 'weekly') {
      const inApp = { partnerships: true, team: true, billing: true, community: true };
      const cookie = await session();
      await app.call('PUT /notification-preferences', { cookie, body: { inApp, digest } });
    },
  };
}

async function write(to: number, content: string) {
  const { id: brandId } = await givenBrand(app.db.root, { accountName: `Sender ${to} ${content}` });
  const { person } = await givenMember(app.db.root, { brandId });
  const cookie = await givenSession(app.db.root, person.id, app.clock.now());
  const { status } = await app.call('POST /new-conversation/:brandId', {
    cookie,
    params: { brandId: to },
    body: { content },
  });
  expect(status).toBe(200);
}

describe('a digest', () => {
  it('tells unread conversations with their first lines and notifications, brand by brand', async () => {
    const reader = await givenReader();
    const { id: second } = await givenBrand(app.db.root, { accountName: 'Second & Sons' });
    await app.db.root
      .insert(memberships)
      .values({ userId: reader.person.id, brandId: second, role: 'viewer' });
    await write(reader.brandId, '<p>Shall we run <strong>something</strong> together?</p>');
    const event = joined();
    await announced(app, second, event);
    at('02T13:05');
    const [mail, ...more] = reader.of(await look());
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('1 unread conversation and 1 unread notification on Tandem');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Shall we run something together?');
      expect(form).toContain(`${event.name} joined the team`);
      expect(form).toContain(`/app/profile/brand/team?brandId=${second}`);
      expect(form).toMatch(/\/app\/unsubscribe\/\w{32}[\w-]{43}/);
    }
    expect(mail?.text).toContain('Second & Sons');
    expect(mail?.html).toContain('Second &#38; Sons');
    expect(mail?.html).not.toContain('<strong>');
  });

  it('offers the one-click unsubscribe of RFC 8058', async () => {
    const reader = await givenReader();
    await announced(app, reader.brandId, joined());
    at('02T13:05');
    const [mail] = reader.of(await look());
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http.*\/mail\/unsubscribe\/\w{32}[\w-]{43}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('shows the newest five and counts the rest', async () => {
    const reader = await givenReader();
    const names: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      app.clock.advance({ minutes: 1 });
      const event = joined();
      names.push(event.name);
      await announced(app, reader.brandId, event);
    }
    at('02T13:05');
    const [mail] = reader.of(await look());
    expect(mail?.subject).toBe('7 unread notifications on Tandem');
    expect(mail?.text).toContain('2 more');
    const shown = names.filter((name) => mail?.text.includes(`- ${name} joined`));
    expect(shown).toEqual(names.slice(2));
  });

  it('is not written when nothing is unread and new', async () => {
    const reader = await givenReader();
    await announced(app, reader.brandId, joined());
    const cookie = await reader.session();
    await app.call('POST /notification-read', { cookie, body: { id: 'all' } });
    at('02T13:05');
    expect(reader.of(await look())).toEqual([]);
  });

  it('goes to nobody who has not confirmed the address, left the brand, or ended the mails', async () => {
    const unconfirmed = await givenReader({ person: { emailVerifiedAt: null } });
    const gone = await givenReader();
    const off = await givenReader();
    await off.choose('off');
    for (const { brandId } of [unconfirmed, gone, off]) await announced(app, brandId, joined());
    await app.db.root.delete(memberships).where(eq(memberships.userId, gone.person.id));
    at('02T13:05');
    const mails = await look();
    for (const person of [unconfirmed, gone, off]) expect(person.of(mails)).toEqual([]);
  });
});

describe('when', () => {
  it('comes once a day from 13:00 UTC, and tells each thing once', async () => {
    const reader = await givenReader();
    await announced(app, reader.brandId, joined());
    at('02T13:01');
    expect(reader.of(await look())).toHaveLength(0);
    at('02T13:02');
    expect(reader.of(await look())).toHaveLength(1);
    await announced(app, reader.brandId, joined());
    at('02T14:05');
    expect(reader.of(await look())).toHaveLength(0);
    at('03T13:05');
    const [next] = reader.of(await look());
    expect(next?.subject).toBe('1 unread notification on Tandem');
    at('04T13:05');
    expect(reader.of(await look())).toHaveLength(0);
  });

  it('comes late after an outage at one, but not at night', async () => {
    const reader = await givenReader();
    await announced(app, reader.brandId, joined());
    at('02T17:05');
    expect(reader.of(await look())).toHaveLength(0);
    at('03T16:05');
    expect(reader.of(await look())).toHaveLength(1);
  });

  it('comes on Mondays to who wants it weekly', async () => {
    const reader = await givenReader();
    await reader.choose('weekly');
    at('02T13:05');
    await look();
    at('03T10:00');
    await announced(app, reader.brandId, joined());
    for (const day of ['03', '05', '08']) {
      at(`${day}T13:05`);
      expect(reader.of(await look())).toHaveLength(0);
    }
    at('09T13:05');
    expect(reader.of(await look())).toHaveLength(1);
  });

  it('does not tell a newcomer on the first afternoon what they have just seen', async () => {
    const reader = await givenReader({ person: { createdAt: new Date('2026-03-02T13:30:00Z') } });
    at('02T13:40');
    await announced(app, reader.brandId, joined());
    at('02T14:05');
    expect(reader.of(await look())).toHaveLength(0);
    at('03T13:05');
    expect(reader.of(await look())).toHaveLength(1);
  });

  it('leaves out what happened while the mails were off', async () => {
    const reader = await givenReader();
    await reader.choose('off');
    await announced(app, reader.brandId, joined());
    at('04T10:00');
    await reader.choose('daily');
    at('04T13:05');
    expect(reader.of(await look())).toHaveLength(0);
  });

  it('leaves what is just happening to the next one, so that nothing falls between two', async () => {
    const reader = await givenReader();
    await announced(app, reader.brandId, joined());
    at('02T13:04');
    const late = joined();
    await announced(app, reader.brandId, late);
    at('02T13:05');
    const [first] = reader.of(await look());
    expect(first?.text).not.toContain(late.name);
    at('03T13:05');
    const [second] = reader.of(await look());
    expect(second?.text).toContain(late.name);
  });
});

describe('repeated or broken off', () => {
  it('writes once when two workers look at the same time', async () => {
    const reader = await givenReader();
    await announced(app, reader.brandId, joined());
    at('02T13:05');
    const mails = (await Promise.all([look(), look(), look()])).flat();
    expect(reader.of(mails)).toHaveLength(1);
  });

  it('writes no second time after being killed while a mail was handed over', async () => {
    const readers = [await givenReader(), await givenReader(), await givenReader()];
    for (const { brandId } of readers) await announced(app, brandId, joined());
    at('02T13:05');
    const reached: string[] = [];
    // A look that never comes back: what the process did until it died.
    const hanging = (mail: Mail) => {
      reached.push(mail.to);
      return mail.to === readers[1]?.email ? new Promise<void>(() => {}) : Promise.resolve();
    };
    void look(hanging, 100);
    await vi.waitFor(() => expect(reached).toContain(readers[1]?.email));
    const mails = await look();
    expect(readers.map((reader) => reader.of(mails).length)).toEqual([0, 0, 1]);
  });

  it('passes a mailbox that refuses and tries it again in the next hour', async () => {
    const refused = await givenReader();
    const after = await givenReader();
    for (const { brandId } of [refused, after]) await announced(app, brandId, joined());
    at('02T13:05');
    const first = await look(async ({ to }) => {
      if (to === refused.email) throw new Error('550 mailbox full');
    });
    expect([refused.of(first).length, after.of(first).length]).toEqual([0, 1]);
    at('02T14:05');
    const second = await look();
    expect([refused.of(second).length, after.of(second).length]).toEqual([1, 0]);
  });

  it('does not write to somebody who ended the mails meanwhile', async () => {
    const first = await givenReader();
    const second = await givenReader();
    for (const { brandId } of [first, second]) await announced(app, brandId, joined());
    at('02T13:05');
    const mails = await look(async ({ to }) => {
      if (to === first.email) await second.choose('off');
    }, 100);
    expect(second.of(mails)).toEqual([]);
  });
});

it('runs as jobs from the clock to the mailbox', async () => {
  const reader = await givenReader();
  await announced(app, reader.brandId, joined());
  at('02T13:05');
  await app.db.transaction((tx) => app.services.jobs.enqueue(tx, { name: 'digest' }, {}));
  const cookie = await reader.session();
  await vi.waitFor(
    async () => {
      const { body } = await app.call('GET /sandbox/mails', { query: {}, cookie });
      expect(body.filter(({ to }) => to === reader.email)).toHaveLength(1);
    },
    { timeout: 15_000, interval: 100 },
  );
});
