import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../lib/api/api-error.ts';
import { ContactFailure, sendContact } from './send-contact.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('location', { pathname: '/app', search: '', hash: '', assign: () => {} });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const request = {
  name: 'Juniper Tea',
  email: 'hello@juniper.example',
  subject: 'Invoices',
  message: 'Where do I find them?',
};
const solved = () => Promise.resolve('token-1');
const passed = () => Response.json({ success: true, pass: 'pass-1' });
const refused = (status: number, code: string, fields?: object) =>
  Response.json({ error: { code, message: 'No.', ...(fields ? { fields } : {}) } }, { status });

async function failureOf(takeCaptcha: () => Promise<string> = solved): Promise<ContactFailure> {
  const failure = await sendContact(request, takeCaptcha).catch((error: unknown) => error);
  if (!(failure instanceof ContactFailure)) throw new Error('it was sent');
  return failure;
}

describe('sendContact', () => {
  it('has the captcha checked first, then sends the message with the pass', async () => {
    fetched.mockResolvedValueOnce(passed()).mockResolvedValueOnce(Response.json(null));
    await sendContact(request, solved);
    const calls = fetched.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);
    expect(calls).toEqual([
      ['/captcha-verify', { recaptcha: { token: 'token-1', action: 'contact_support' } }],
      ['/zendesk-contact-support', { ...request, pass: 'pass-1' }],
    ]);
  });

  it('calls nobody when the captcha cannot be taken', async () => {
    const failure = await failureOf(() => Promise.reject(new Error('offline')));
    expect(failure.outcome).toBe('captchaUnavailable');
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['does not accept it', Response.json({ success: false }), 'captchaFailed'],
    ['cannot ask Google', refused(503, 'unavailable'), 'captchaUnavailable'],
    ['is asked too often', refused(429, 'too_many_requests'), 'failed'],
  ])('sends no message when the server %s', async (_word, answer, outcome) => {
    fetched.mockResolvedValueOnce(answer);
    expect((await failureOf()).outcome).toBe(outcome);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['does not take the pass', refused(400, 'captcha_failed'), 'captchaFailed'],
    ['breaks', refused(500, 'internal'), 'failed'],
    ['is away', refused(503, 'unavailable'), 'failed'],
  ])('fails when the server %s', async (_word, answer, outcome) => {
    fetched.mockResolvedValueOnce(passed()).mockResolvedValueOnce(answer);
    expect((await failureOf()).outcome).toBe(outcome);
  });

  it('keeps what the server said about a field', async () => {
    const fields = { email: 'Invalid Email Address' };
    fetched.mockResolvedValueOnce(passed());
    fetched.mockResolvedValueOnce(refused(400, 'invalid_input', fields));
    const { outcome, cause } = await failureOf();
    expect(outcome).toBe('failed');
    expect((cause as ApiError).fields).toEqual(fields);
  });
});
