import type { Page } from 'playwright-core';

export const OWNER = { email: 'owner@northwind.example', password: 'Tandem!2026' };
export const ADMIN = { email: 'admin@tandem.example', password: 'Tandem!2026' };

/** Fills and sends the sign-in form, as a person would. */
export async function signIn(page: Page, url: string, person = OWNER): Promise<void> {
  await page.goto(`${url}/app/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
