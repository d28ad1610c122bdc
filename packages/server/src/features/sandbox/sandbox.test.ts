import { DAY_MS } from '@tandem/domain/time/durations';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeMail } from '../../platform/mail/queries.ts';
import { TEST_CARDS } from '../../platform/payments/test-cards.ts';
import { givenPerson, givenSession } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();
let cookie: string;
beforeAll(async () => {
  const person = await givenPerson(app.db.root);
  cookie = await givenSession(app.db.root, person.id, app.clock.now());
});

const text = { reference: 'r1', phone: '+12125550101', body: 'Hello' };

describe('the local carrier', () => {
  it('shows a text on the phone, once, however often it is handed over', async () => {
    const first = await app.services.smsCarrier.send(text);
    expect(first.status).toBe('delivered');
    expect(await app.services.smsCarrier.send(text)).toEqual(first);
    expect(await app.services.smsCarrier.find('r1')).toEqual(first);
    expect(await app.services.smsCarrier.find('never sent')).toBeUndefined();
    const { body } = await app.call('GET /sandbox/texts', { cookie });
    expect(body).toMatchObject([{ direction: 'out', phone: text.phone, body: 'Hello' }]);
  });

  it('fails on purpose for a phone that is told to', async () => {
    const phone = '+12125550102';
    await app.call('PUT /sandbox/phones/failing', { cookie, body: { phone, failing: true } });
    const failed = await app.services.smsCarrier.send({ ...text, reference: 'r2', phone });
    expect(failed.status).toBe('failed');
    await app.call('PUT /sandbox/phones/failing', { cookie, body: { phone, failing: false } });
    const sent = await app.services.smsCarrier.send({ ...text, reference: 'r3', phone });
    expect(sent.status).toBe('delivered');
  });

  it('takes a reply from the phone', async () => {
    const { body } = await app.call('POST /sandbox/texts/reply', {
      cookie,
      body: { phone: text.phone, body: 'STOP' },
    });
    expect(body).toMatchObject({ direction: 'in', body: 'STOP', status: 'received' });
  });

  it('refuses a phone that is none, by name', async () => {
    const { status, error } = await app.call('POST /sandbox/texts/reply', {
      cookie,
      body: { phone: '12', body: 'x' },
    });
    expect([status, error?.fields]).toEqual([400, { phone: 'Must be valid phone number' }]);
  });
});

describe('the mailbox', () => {
  it('keeps mails for reading', async () => {
    await app.services.mail.send({
      to: 'you@test.example',
      subject: 'Hi',
      html: '<p>Hi</p>',
      text: 'There',
    });
    const { body } = await app.call('GET /sandbox/mails', { query: {}, cookie });
    expect(body[0]).toMatchObject({ to: 'you@test.example', subject: 'Hi', text: 'There' });
    const one = await app.call('GET /sandbox/mails/:id', {
      cookie,
      params: { id: body[0]?.id ?? 0 },
    });
    expect(one.body.subject).toBe('Hi');
    const missing = await app.call('GET /sandbox/mails/:id', { cookie, params: { id: 999 } });
    expect(missing.status).toBe(404);
  });

  it('shows somebody without an account the mails to their address', async () => {
    const mail = { subject: 'Confirm', html: '<p>Hi</p>', text: 'There' };
    await app.services.mail.send({ ...mail, to: 'New@test.example' });
    await app.services.mail.send({ ...mail, to: 'other@test.example' });
    const { body } = await app.call('GET /sandbox/mails', { query: { to: 'new@test.example' } });
    expect(body.map(({ to }) => to)).toEqual(['New@test.example']);
  });

  it('stands in the order of time, whatever was stored first', async () => {
    const to = 'order@test.example';
    const sentAt = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS);
    for (const days of [1, 0, 3]) {
      const mail = { to, subject: `${days} days ago`, html: '', text: '' };
      await storeMail(app.db.root, mail, sentAt(days));
    }
    const { body } = await app.call('GET /sandbox/mails', { query: { to } });
    expect(body.map(({ subject }) => subject)).toEqual(['0 days ago', '1 days ago', '3 days ago']);
  });
});

describe('the local gateway', () => {
  it.each([
    [TEST_CARDS.succeeds, 'succeeded', 'done'],
    [TEST_CARDS.declines, 'declined', 'declined'],
    [TEST_CARDS.needsAction, 'needs_action', 'needs_confirmation'],
  ])(
    'treats card %s as %s, once per key, and never shows its number',
    async (number, status, result) => {
      const { payments } = app.services;
      const reference = `sandbox-${number}`;
      const customer = await payments.createCustomer({
        reference,
        name: reference,
        email: 'a@b.example',
      });
      await payments.local?.addCard(customer, { number, expMonth: 1, expYear: 2030 });
      const sale = {
        item: 'sms-500',
        description: '500 credits',
        amountCents: 20_00,
        isAttended: true,
      };
      const first = await payments.sell(customer, { ...sale, key: reference });
      expect(first.status).toBe(result);
      expect(await payments.sell(customer, { ...sale, key: reference })).toEqual(first);
      const { body } = await app.call('GET /sandbox/charges', { cookie });
      const own = body.filter((charge) => charge.customer === reference);
      expect(own).toMatchObject([{ card: number.slice(-4), status, amountCents: 20_00 }]);
    },
  );
});
