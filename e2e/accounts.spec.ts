import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectGoodState } from './expect-good-state.ts';
import { journey } from './journey.ts';
import { linkMailedTo } from './mailbox.ts';
import { OWNER } from './person.ts';
import { createBrand, newPerson, register } from './register.ts';
import { signIn } from './sign-in.ts';
import { totp } from './totp.ts';

/** A browser logs every refused call; these refusals are part of the journeys. */
const REFUSED_LOGIN = /status of (400|429) .*\/login/;
const TAKEN = /status of 409 .*\/(register|test-unique)/;
const NOBODY_SIGNED_IN = /status of 401 .*\/profile/;

journey('leads from registering over the mail and the brand to home', async (step) => {
  const { page, url } = step;
  const person = newPerson();
  await page.goto(`${url}/app/register`);
  await page.getByRole('button', { name: 'Start My 30 Day Trial' }).waitFor();
  await expectGoodState(page);
  await register(page, url, person);
  await expectGoodState(page);
  await createBrand(page, person.brand, person.website);
  await page.getByText('Trial: 30 days left').waitFor();
});

journey('says while typing that an address, a name or a domain is taken', async (step) => {
  const { page, url } = step;
  step.expectTrouble(TAKEN);
  await page.goto(`${url}/app/register`);
  const email = page.getByRole('textbox', { name: 'Work email' });
  await email.fill(OWNER.email);
  await page.getByText(`${OWNER.email} has been taken`).waitFor();
  await email.fill('somebody@gmail.com');
  await email.blur();
  await page.getByText('Please use a work/business email domain to register.').waitFor();

  await step.enter(OWNER, '/add-brand');
  await page.getByRole('textbox', { name: 'Brand name' }).fill('Northwind');
  await page.getByText('Northwind already exists on the platform').waitFor();
  await page.getByRole('textbox', { name: 'Website' }).fill('https://www.northwind.example/shop');
  await page.getByText('https://www.northwind.example/shop has been taken').waitFor();
  await expectGoodState(page);
});

journey('lets whoever opens the mail choose the password, once', async (step) => {
  const { page, url } = step;
  step.expectTrouble(/status of 400 .*\/mailed-links/);
  const person = newPerson();
  await page.goto(`${url}/app/register`);
  await page.getByRole('textbox', { name: 'First name' }).fill('Brand');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Founder');
  await page.getByRole('textbox', { name: 'Work email' }).fill(person.email);
  expect(await page.getByLabel('Password').count()).toBe(0);
  await page.getByRole('button', { name: 'Start My 30 Day Trial' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your mail' }).waitFor();
  await expectGoodState(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Check your mail' }).waitFor();
  expect(page.url()).toBe(`${url}/app/register`);
  const link = url + (await linkMailedTo(url, person.email, /confirm/i));
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Choose your password' }).waitFor();
  await page.getByText(person.email).first().waitFor();
  await expectGoodState(page);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByText('Required field').waitFor();
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor();
});

journey('refuses a link that is no link of ours, and offers another', async (step) => {
  const { page, url } = step;
  step.expectTrouble(/status of 400 .*\/mailed-links/);
  const token = 'x'.repeat(40);
  await page.goto(`${url}/app/verify-email?token=${token}`);
  await page.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor();
  await expectGoodState(page);
  await page.goto(`${url}/app/login-link?token=${token}`);
  await page.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor();
  await expectGoodState(page);
  await page.goto(`${url}/app/update-password?token=${token}`);
  await page.getByRole('link', { name: 'Send a new one' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
});

journey('answers a forgotten password the same for everybody', async ({ page, url }) => {
  const answers: string[] = [];
  for (const email of [OWNER.email, 'nobody@nowhere.example']) {
    await page.goto(`${url}/app/forgot-password`);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your mail' }).waitFor();
    await page.getByRole('link', { name: 'Read the mail' }).waitFor();
    answers.push((await page.locator('#main').innerText()).replace(email, '…'));
  }
  expect(answers[0]).toBe(answers[1]);
  await expectGoodState(page);
});

journey('slows guesses down, and mails the owner of the address a way in', async (step) => {
  const { page, url, invite } = step;
  step.expectTrouble(REFUSED_LOGIN);
  const person = newPerson();
  await register(page, url, person);
  await createBrand(page, person.brand, person.website);
  await page.goto(`${url}/app/logout`);
  await page.waitForURL(/\/app\/login/);

  const guesser = await invite();
  guesser.expectTrouble(REFUSED_LOGIN);
  await guessTenTimes(guesser.page, url, person.email);
  await guesser.page.getByText('Too many wrong tries').waitFor();
  await expectGoodState(guesser.page);
  // The owner's own browser is known and not held up.
  await step.enter(person);

  await guessTenTimes(guesser.page, url, person.email);
  await guesser.page.getByRole('button', { name: 'Mail me a link to log in' }).click();
  await guesser.page.getByText('a link to log in is on its way').waitFor();
  await expectGoodState(guesser.page);
  const fresh = await invite();
  await fresh.page.goto(url + (await linkMailedTo(url, person.email, /log in/i)));
  await fresh.page.getByText(person.email).waitFor();
  await expectGoodState(fresh.page);
  await fresh.page.getByRole('button', { name: 'Log in' }).click();
  await fresh.page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
});

journey('opens an account again with a new password from the mail', async (step) => {
  const { page, url } = step;
  step.expectTrouble(REFUSED_LOGIN);
  const person = newPerson();
  await register(page, url, person);
  await createBrand(page, person.brand, person.website);
  await page.goto(`${url}/app/logout`);
  await page.waitForURL(/\/app\/login/);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reset your password' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your mail' }).waitFor();
  await page.goto(url + (await linkMailedTo(url, person.email, /new password/i)));
  const password = 'Birch-2027';
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  const repeated = page.getByRole('textbox', { name: 'Repeat new password' });
  await repeated.fill('Birch-2028');
  await repeated.blur();
  await page.getByText('Passwords must match').waitFor();
  await repeated.fill(password);
  await expectGoodState(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL(/\/app\/login/);
  await step.enter({ email: person.email, password });
});

journey('asks for a second factor once it is on, and takes a recovery code too', async (step) => {
  const { page, url } = step;
  step.expectTrouble(REFUSED_LOGIN);
  const person = newPerson();
  await register(page, url, person);
  await createBrand(page, person.brand, person.website);
  await page.goto(`${url}/app/profile/user/info`);
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  await expectGoodState(page);
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
  await page.getByRole('textbox', { name: /6-digit code/ }).fill(totp(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  await expectGoodState(page);
  const otherCode = (await codes.nth(1).textContent()) ?? '';
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('10 recovery codes are left').waitFor();

  await signOut(page);
  await signIn(page, url, person);
  await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
  await expectGoodState(page);
  await page.getByRole('textbox', { name: '6-digit code' }).fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('That code is not right.').waitFor();
  // The code that turned it on is used up, so the app's next one is taken.
  await page.getByRole('textbox', { name: '6-digit code' }).fill(totp(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();

  await signOut(page);
  await signIn(page, url, person);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();

  await page.goto(`${url}/app/profile/user/info`);
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password);
  await dialog.getByRole('textbox', { name: /^Code from your app/ }).fill(otherCode);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Add a code to your password').waitFor();
});

journey('shows where somebody is logged in and logs the others out', async (step) => {
  const { page, url, context } = step;
  const person = newPerson();
  await register(page, url, person);
  await createBrand(page, person.brand, person.website);
  const elsewhere = await context.browser()?.newContext();
  if (!elsewhere) throw new Error('no browser');
  const other = await elsewhere.newPage();
  await signIn(other, url, person);
  await other.getByRole('heading', { level: 1, name: /^Good / }).waitFor();

  await page.goto(`${url}/app/profile/user/info`);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  const question = page.getByRole('dialog', { name: 'Log out everywhere else?' });
  await question.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByText('Logged out everywhere else').waitFor();
  // The other browser is told at once and goes to the sign-in page by itself.
  await other.waitForURL(/\/app\/login/);
  await elsewhere.close();
  await expectGoodState(page);
});

journey('adds a second brand, switches back and signs out', async (step) => {
  const { page, url } = step;
  const person = newPerson();
  const second = newPerson();
  await register(page, url, person);
  await createBrand(page, person.brand, person.website);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Create New Brand' }).click();
  await createBrand(page, second.brand, second.website);
  await page.goto(`${url}/app/profile/switch-brand`);
  await page.getByRole('link', { name: `Switch to ${person.brand}` }).click();
  await page.getByText(`today for ${person.brand}.`).waitFor();
  await signOut(page);
  step.expectTrouble(NOBODY_SIGNED_IN);
  await page.goto(`${url}/app/add-brand`);
  await page.waitForURL(/\/app\/login\?next=%2Fadd-brand/);
});

/** And once more, which is not looked at any longer. */
async function guessTenTimes(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/app/login`);
  await page.getByLabel('Email').fill(email);
  for (let tries = 0; tries < 11; tries += 1) {
    await page.getByLabel('Password', { exact: true }).fill(`Wrong-${tries}`);
    const answered = page.waitForResponse(/\/login$/);
    await page.getByRole('button', { name: 'Log in' }).click();
    await answered;
    await page.getByRole('alert').waitFor();
  }
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: /Log out/i }).click();
  await page.waitForURL(/\/app\/login/);
}
