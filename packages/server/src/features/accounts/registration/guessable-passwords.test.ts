import { expect, it } from 'vitest';
import { givenBrand, givenMember, givenPerson, TEST_PASSWORD } from '../../../testing/builders.ts';
import { mailTo, tokenIn } from '../../../testing/read-mail.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { solveChallenge } from '../../../testing/solve-challenge.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const app = useTestApp();
const COMMON = 'Too many people use passwords like this';
const OWN = 'Too easy to guess from your name, email or brand';
const OURS = 'Too easy to guess from our name, Tandem';
const GOOD = 'Correct!Horse7';

it('refuses a guessable password where an address is confirmed, and the link still works', async () => {
  const email = 'lena@copperkettle.example';
  const captcha = await solveChallenge(app.services.captcha);
  const body = { email, firstName: 'Lena', lastName: 'Vogel', captcha };
  await app.call('POST /register', { body });
  const token = tokenIn(await mailTo(app, email));
  const confirm = (password: string) =>
    app.call('POST /verify-email', { body: { token, password } });
  expect((await confirm('Summer2026!')).error?.fields).toEqual({ password: COMMON });
  for (const password of ['Copperkettle1!', 'Vogel-2026']) {
    expect((await confirm(password)).error?.fields).toEqual({ password: OWN });
  }
  expect((await confirm('Tandem!2026')).error?.fields).toEqual({ password: OURS });
  expect((await confirm(GOOD)).status).toBe(200);
});

it('refuses it by a link to choose a new one', async () => {
  const { id: brandId } = await givenBrand(app.db.root, { accountName: 'Harvest Lane' });
  const { person } = await givenMember(app.db.root, { brandId });
  await app.call('POST /forgot-password', { body: { email: person.email } });
  const token = tokenIn(await mailTo(app, person.email));
  const update = (password: string) =>
    app.call('POST /update-password', { body: { token, password } });
  expect((await update('Password1!')).error?.fields).toEqual({ password: COMMON });
  expect((await update('HarvestLane1!')).error?.fields).toEqual({ password: OWN });
  expect((await update(GOOD)).status).toBe(200);
});

it('refuses it where somebody changes theirs', async () => {
  const { id: brandId } = await givenBrand(app.db.root, { accountName: 'Birch & Bone' });
  const { person } = await givenMember(app.db.root, { brandId, person: { lastName: 'Okafor' } });
  const cookie = await app.signIn(person.email);
  const change = (newPassword: string) =>
    app.call('PUT /profile/password', {
      cookie,
      body: { currentPassword: TEST_PASSWORD, newPassword },
    });
  expect((await change('Qwerty123!')).error?.fields).toEqual({ newPassword: COMMON });
  for (const password of ['BirchBone#1', 'Okafor!77']) {
    expect((await change(password)).error?.fields).toEqual({ newPassword: OWN });
  }
  expect((await change(GOOD)).status).toBe(200);
});

it('refuses it where somebody joins a brand', async () => {
  const owner = await signInAs(app, { brand: { accountName: 'Saltmarsh' } });
  const email = 'joiner@elsewhere.example';
  await app.call('POST /team/invites', { ...owner, body: { email, role: 'member' } });
  const token = tokenIn(await mailTo(app, email));
  const join = (password: string) =>
    app.call('POST /invites/:token/accept', {
      params: { token },
      body: { newAccount: { firstName: 'New', lastName: 'Comer', password } },
    });
  expect((await join('Saltmarsh1!')).error?.fields).toEqual({ 'newAccount.password': OWN });
  expect((await join(GOOD)).status).toBe(200);
});

it('says nothing of it to whoever signs in with an old one', async () => {
  const person = await givenPerson(app.db.root);
  const body = { email: person.email, password: 'Password1!' };
  expect((await app.call('POST /login', { body })).error?.code).toBe('wrong_credentials');
});
