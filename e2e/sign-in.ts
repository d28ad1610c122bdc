import type { Page } from 'playwright-core';
import { OWNER } from './person.ts';

/** Fills and sends the sign-in form, as a person would; most journeys `enter` without it. */
export async function signIn(page: Page, url: string, person = OWNER): Promise<void> {
  await page.goto(`${url}/app/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
