import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { type ApiCaller, newApiCaller } from './api-caller.ts';
import { tokenMailedTo } from './mailbox.ts';
import type { Person } from './person.ts';
import { newPerson } from './register.ts';
import { solveChallenge } from './solve-challenge.ts';

/** A brand that nobody else in the run knows, and its owner, signed in to the API. */
export interface GivenBrand {
  name: string;
  id: number;
  person: Person;
  api: ApiCaller;
}

/**
 * Registers somebody and makes a brand the way the browser does, set-up done: on its trial, or on a plan
 * without a limit on messages.
 */
export async function givenBrand(url: string, { isPremium = false } = {}): Promise<GivenBrand> {
  const { email, password } = newPerson();
  const api = newApiCaller(url);
  const captcha = await passCaptcha(api);
  await api.call('POST /register', {
    body: { email, firstName: 'Brand', lastName: 'Founder', captcha },
  });
  const token = await tokenMailedTo(url, email, /confirm/i);
  await api.call('POST /verify-email', { body: { token, password } });
  const brand = await addBrand(api);
  if (isPremium) await choosePremium(api);
  await welcomed(api);
  return { ...brand, person: { email, password }, api };
}

/** One more brand of the same person, set-up done; they work as it from then on. */
export async function addBrand(api: ApiCaller): Promise<Pick<GivenBrand, 'name' | 'id'>> {
  const { brand: name, website } = newPerson();
  const captcha = await passCaptcha(api);
  const { id } = await api.call('POST /brands', { body: { accountname: name, website, captcha } });
  await api.call('POST /terms-of-use/accept', { body: { type: 'platform', accepted: true } });
  await api.call('PUT /brands', { body: { dedicatedListSize: 5000 } });
  return { name, id };
}

async function passCaptcha(api: ApiCaller): Promise<string> {
  const { challenge } = await api.call('GET /captcha-challenge');
  return solveChallenge(challenge);
}

/** The platform writes to every new brand; afterwards nothing more changes by itself. */
async function welcomed(api: ApiCaller): Promise<void> {
  await vi.waitFor(
    async () => {
      const { conversations } = await api.call('GET /conversations', { query: { list: 'inbox' } });
      if (conversations.length === 0) throw new Error('nobody has welcomed the brand');
    },
    { timeout: 90_000, interval: 50 },
  );
}

async function choosePremium(api: ApiCaller): Promise<void> {
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };
  await api.call('POST /payment-methods', { body: card });
  const planId = 'premium-monthly' as const;
  const { dueNowCents } = await api.call('POST /subscription/preview', { body: { planId } });
  await api.call('PUT /subscription', {
    body: { planId, dueNowCents: dueNowCents ?? 0, key: randomUUID() },
  });
}
