import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { espSender } from './send-esp-request.ts';

const fetched = vi.fn<typeof fetch>();
let failing: string[] = [];
beforeEach(() => {
  failing = [];
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('location', { pathname: '/app', search: '', hash: '', assign: () => {} });
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async (url) =>
    Response.json(null, { status: failing.includes(String(url)) ? 500 : 200 }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const TICKET = '/zendesk-contact-support';
const NOTE = '/sms/support-integrations';
const request = { preferredStore: ' Postbox ', comment: 'Soon?' };
const sent = () => fetched.mock.calls.map(([url]) => url);

describe('espSender', () => {
  it('tells both places', async () => {
    expect(await espSender()(request)).toEqual([true, true]);
    const calls = fetched.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);
    const wish = { storeName: 'Postbox', comment: 'Soon?' };
    expect(calls).toEqual([
      [TICKET, { ...wish, requestType: 'Store Integrations Request' }],
      [NOTE, wish],
    ]);
  });

  it('repeats only what failed when the same words are sent again', async () => {
    const send = espSender();
    failing = [NOTE];
    expect(await send(request)).toEqual([true, false]);
    failing = [];
    expect(await send(request)).toEqual([true, true]);
    expect(sent()).toEqual([TICKET, NOTE, NOTE]);
  });

  it('tells both places again when the words have changed, or after a success', async () => {
    const send = espSender();
    failing = [TICKET];
    await send(request);
    failing = [];
    await send({ ...request, comment: 'Please.' });
    await send({ ...request, comment: 'Please.' });
    expect(sent()).toEqual([TICKET, NOTE, TICKET, NOTE, TICKET, NOTE]);
  });
});
