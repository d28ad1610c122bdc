import { afterEach, describe, expect, it } from 'vitest';
import { findDescription, serveDescribed } from '../../testing/described-api.ts';
import { silentLog } from '../../testing/test-config.ts';
import { recaptcha } from './recaptcha.ts';

const description = findDescription('recaptcha');

type Served = Awaited<ReturnType<typeof serveDescribed>>;
let served: Served | undefined;
afterEach(async () => {
  await served?.stop();
  served = undefined;
});

const good = {
  success: true,
  score: 0.9,
  action: 'contact_support',
  challenge_ts: '2026-03-02T15:00:00Z',
  hostname: 'tandem.example',
};

function without(name: keyof typeof good) {
  return Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));
}

async function withGoogle(answer: { status?: number; body: object | string }) {
  if (!description) throw new Error('no description');
  served = await serveDescribed(description, () => answer);
  const captcha = recaptcha(
    { siteKey: 'site-key-1', secretKey: 'secret-key-1', minScore: 0.5, baseUrl: served.url },
    { hostname: 'tandem.example', log: silentLog },
  );
  return { captcha, seen: served.seen, problems: served.problems };
}

// A plain clone of the product has no vendor descriptions: then this says so and skips.
describe.skipIf(!description)('against the description of reCAPTCHA', () => {
  it('gives the browser the site key and no puzzle', async () => {
    const { captcha } = await withGoogle({ body: good });
    expect(await captcha.challenge()).toEqual({
      provider: 'recaptcha',
      siteKey: 'site-key-1',
      challenge: null,
    });
  });

  it('asks Google about the token, with the secret in the body', async () => {
    const { captcha, seen, problems } = await withGoogle({ body: good });
    expect(await captcha.verify('token-1', 'contact_support')).toBe(true);
    expect(seen.map(({ operation, body }) => [operation, body])).toEqual([
      ['POST /recaptcha/api/siteverify', { secret: 'secret-key-1', response: 'token-1' }],
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['says no', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['made the token for something else', { ...good, action: 'register' }],
    ['names no action', without('action')],
    ['made the token on another site', { ...good, hostname: 'elsewhere.example' }],
    ['takes the person for a program', { ...good, score: 0.49 }],
    ['gives no score', without('score')],
  ])('refuses when Google %s', async (_word, body) => {
    const { captcha, problems } = await withGoogle({ body });
    expect(await captcha.verify('token-1', 'contact_support')).toBe(false);
    expect(problems).toEqual([]);
  });

  it('takes exactly the score that is asked for', async () => {
    const { captcha } = await withGoogle({ body: { ...good, score: 0.5 } });
    expect(await captcha.verify('token-1', 'contact_support')).toBe(true);
  });

  it.each([
    ['answers with an error', { status: 500, body: 'no' }],
    ['answers something else', { body: { ok: 1 } }],
    ['does not know us', { body: { success: false, 'error-codes': ['invalid-input-secret'] } }],
  ])('is not ready when Google %s', async (_word, answer) => {
    const { captcha } = await withGoogle(answer);
    await expect(captcha.verify('token-1', 'contact_support')).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      message: 'Recaptcha not ready',
    });
  });

  it('is not ready when Google cannot be reached', async () => {
    const { captcha } = await withGoogle({ body: good });
    await served?.stop();
    served = undefined;
    await expect(captcha.verify('token-1', 'contact_support')).rejects.toMatchObject({
      status: 503,
    });
  });
});
