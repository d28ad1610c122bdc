import { beforeEach, describe, expect, it } from 'vitest';
import { captchaPasses } from '../../platform/captcha/captcha-passes.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { solveChallenge } from '../../testing/solve-challenge.ts';
import { takeCaptchaPass } from '../../testing/take-captcha-pass.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { supportTickets } from './schema.ts';

const app = useTestApp();
// Every call counts against an hourly limit, so that each test has an hour of its own.
beforeEach(() => app.clock.advance({ hours: 2 }));

const message = {
  name: 'Juniper Tea',
  email: 'hello@juniper.example',
  subject: 'Invoices',
  message: 'Where do I find them?',
};
const send = (body: object, from: { cookie?: string; brandId?: number } = {}) =>
  app.call('POST /zendesk-contact-support', { body: body as typeof message, ...from });
const tickets = () => app.db.root.select().from(supportTickets).orderBy(supportTickets.id);
const newest = async () => (await tickets()).at(-1);

describe('POST /captcha-verify', () => {
  const verify = (token: string, action = 'contact_support') =>
    app.call('POST /captcha-verify', {
      body: { recaptcha: { token, action: action as 'contact_support' } },
    });

  it('gives a pass for a solved captcha, once', async () => {
    const token = await solveChallenge(app.services.captcha);
    expect((await verify(token)).body).toEqual({ success: true, pass: expect.any(String) });
    expect((await verify(token)).body).toEqual({ success: false });
  });

  it('gives none for a captcha that was made up', async () => {
    const { status, body } = await verify('made up');
    expect({ status, body }).toEqual({ status: 200, body: { success: false } });
  });

  it('serves no other action', async () => {
    const { status, error } = await verify('made up', 'register');
    expect(status).toBe(400);
    expect(Object.keys(error?.fields ?? {})).toEqual(['recaptcha.action']);
  });
});

describe('writing to support', () => {
  it('needs no account, only a pass', async () => {
    const { status } = await send({ ...message, pass: await takeCaptchaPass(app) });
    expect(status).toBe(200);
    expect(await newest()).toMatchObject({
      ...message,
      kind: 'contact',
      userId: null,
      brandId: null,
      closedAt: null,
      deskReference: null,
      createdAt: app.clock.now(),
    });
  });

  it('keeps who is signed in and for which brand, whatever the body says', async () => {
    const { cookie, userId, brandId } = await signInAs(app, { role: 'viewer' });
    const forged = { userId: 1, brandId: 1, kind: 'integration', deskReference: '9' };
    await send({ ...message, ...forged, pass: await takeCaptchaPass(app) }, { cookie });
    expect(await newest()).toMatchObject({ kind: 'contact', userId, brandId, deskReference: null });
  });

  it("does not take somebody else's brand, nor turn the person away for it", async () => {
    const { cookie, userId } = await signInAs(app);
    const { brandId } = await signInAs(app);
    const pass = await takeCaptchaPass(app);
    expect((await send({ ...message, pass }, { cookie, brandId })).status).toBe(200);
    expect(await newest()).toMatchObject({ userId, brandId: null });
  });

  it.each(['name', 'email', 'subject', 'message'])('requires the %s, by name', async (field) => {
    for (const value of ['', '   ', undefined]) {
      const { status, error } = await send({ ...message, [field]: value });
      expect({ status, fields: error?.fields }).toEqual({
        status: 400,
        fields: { [field]: 'Required field' },
      });
    }
  });

  it('refuses an address nobody could answer to', async () => {
    const { error } = await send({ ...message, email: 'juniper' });
    expect(error?.fields).toEqual({ email: 'Invalid Email Address' });
  });

  it.each([
    ['message', 5001, 400],
    ['subject', 201, 400],
    ['name', 100_000, 400],
    ['message', 1_100_000, 413],
  ])('refuses a %s of %i characters', async (field, length, expected) => {
    const before = (await tickets()).length;
    const pass = await takeCaptchaPass(app);
    const { status } = await send({ ...message, [field]: 'x'.repeat(length), pass });
    expect(status).toBe(expected);
    expect(await tickets()).toHaveLength(before);
  });

  it('takes any language, and characters no database keeps are a 400', async () => {
    const words = 'Grüße, 請問帳單在哪裡? 🎉 <b>&amp;</b>';
    await send({ ...message, message: words, pass: await takeCaptchaPass(app) });
    expect((await newest())?.message).toBe(words);
    const pass = await takeCaptchaPass(app);
    const { status, error } = await send({ ...message, subject: 'a\u0000b', pass });
    expect({ status, fields: error?.fields }).toEqual({
      status: 400,
      fields: { subject: 'There is a character that cannot be stored' },
    });
  });

  it('ends after thirty messages an hour from one address', async () => {
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push((await send(message)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('a pass', () => {
  const refusal = { status: 400, code: 'captcha_failed', message: 'reCAPTCHA validation failed!' };
  async function outcome(pass: string | undefined) {
    const before = (await tickets()).length;
    const { status, error } = await send({ ...message, ...(pass === undefined ? {} : { pass }) });
    if (status !== 200) expect(await tickets()).toHaveLength(before);
    return status === 200 ? 200 : { status, code: error?.code, message: error?.message };
  }

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['made up', 'made.up.pass'],
    ['without a signature', `${Date.UTC(2030, 1)}.abc`],
  ])('does not work %s', async (_word, pass) => {
    expect(await outcome(pass)).toEqual(refusal);
  });

  it('does not work with one sign changed', async () => {
    const pass = await takeCaptchaPass(app);
    const [expires, nonce, signature] = pass.split('.');
    expect(await outcome(`${Number(expires) + 1}.${nonce}.${signature}`)).toEqual(refusal);
    expect(await outcome(`${expires}.x${nonce?.slice(1)}.${signature}`)).toEqual(refusal);
    expect(await outcome(pass)).toBe(200);
  });

  it('does not work when it was signed by somebody else or for something else', async () => {
    const { clock } = app;
    const foreign = captchaPasses({ clock, key: 'another key' }).issue('contact_support');
    expect(await outcome(foreign)).toEqual(refusal);
    expect(await outcome(app.services.captchaPasses.issue('register'))).toEqual(refusal);
  });

  it('works for ten minutes', async () => {
    const [early, late] = [await takeCaptchaPass(app), await takeCaptchaPass(app)];
    app.clock.advance({ minutes: 9, seconds: 59 });
    expect(await outcome(early)).toBe(200);
    app.clock.advance({ seconds: 1 });
    expect(await outcome(late)).toEqual(refusal);
  });

  it('works once, also when it is sent many times at once', async () => {
    const pass = await takeCaptchaPass(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ ...message, pass })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('is still good after a message that was refused', async () => {
    const pass = await takeCaptchaPass(app);
    expect((await send({ ...message, email: 'juniper', pass })).status).toBe(400);
    expect(await outcome(pass)).toBe(200);
  });
});
