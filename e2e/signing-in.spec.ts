import { expect } from 'vitest';
import { journey } from './journey.ts';
import { OWNER } from './person.ts';
import { signIn } from './sign-in.ts';

const homeTitle = /^Good (morning|afternoon|evening)/;

/** A browser logs every refused call, also the one by which the app learns that nobody is there. */
const NOBODY_SIGNED_IN = /status of 401 .*\/profile/;

journey('lets a demo owner in and shows home, also after a reload', async (step) => {
  const { page, url } = step;
  step.expectTrouble(NOBODY_SIGNED_IN);
  await page.goto(`${url}/app`);
  await page.waitForURL(/\/app\/login/);
  await signIn(page, url);
  await page.getByRole('heading', { level: 1, name: homeTitle }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: homeTitle }).waitFor();
});

journey('fills the form from the demo accounts on the page', async ({ page, url }) => {
  await page.goto(`${url}/app/login`);
  await page.getByRole('button', { name: OWNER.email }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: homeTitle }).waitFor();
});

journey('tells a wrong password without saying which part is wrong', async (step) => {
  step.expectTrouble(/status of 400 .*\/login/);
  const { page, url } = step;
  await signIn(page, url, { ...OWNER, password: 'not-this-one' });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/password/i);
  expect(new URL(page.url()).pathname).toBe('/app/login');
});

journey('asks for both fields before it asks the server', async ({ page, url }) => {
  await page.goto(`${url}/app/login`);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Required field').first().waitFor();
  expect(await page.getByText('Required field').count()).toBe(2);
});

journey('signs out for good: the way back leads to the sign-in page', async (step) => {
  const { page, url } = step;
  await signIn(page, url);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: /Log out/i }).click();
  await page.waitForURL(/\/app\/login/);
  step.expectTrouble(NOBODY_SIGNED_IN);
  await page.goto(`${url}/app`);
  await page.waitForURL(/\/app\/login/);
});
