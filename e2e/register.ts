import type { Page } from 'playwright-core';
import { linkMailedTo } from './mailbox.ts';
import type { Person } from './person.ts';

/** A person nobody else in the run is, at a company nobody else has. */
export function newPerson(): Person & { brand: string; website: string } {
  count += 1;
  const company = `company-${process.pid}-${count}`;
  return {
    email: `founder@${company}.example`,
    password: 'Maple-2026',
    brand: `Company ${process.pid} ${count}`,
    website: `www.${company}.com`,
  };
}

let count = 0;

/** Registers by hand and follows the link in the mail; ends on the brand set-up page. */
export async function register(page: Page, url: string, person: Person): Promise<void> {
  await page.goto(`${url}/app/register`);
  await page.getByRole('textbox', { name: 'First name' }).fill('Brand');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Founder');
  await page.getByRole('textbox', { name: 'Work email' }).fill(person.email);
  await page.getByRole('button', { name: 'Start My 30 Day Trial' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your mail' }).waitFor();
  await page.goto(url + (await linkMailedTo(url, person.email, /confirm/i)));
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
}

/**
 * From the brand set-up page, or the page for one more brand, to the home of the new brand, its terms
 * accepted and its set-up done without a word: the journeys of brands walk through those.
 */
export async function createBrand(page: Page, name: string, website: string): Promise<void> {
  await submitBrand(page, name, website);
  await page.getByText(`Here is what you can do today for ${name}.`).waitFor();
  const { origin } = new URL(page.url());
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    'X-Brand-Id': await page.evaluate(() => sessionStorage.getItem('tandem.brandId') ?? ''),
  };
  const terms = { type: 'platform', accepted: true };
  await page.request.post(`${origin}/terms-of-use/accept`, { headers, data: terms });
  await page.request.put(`${origin}/brands`, { headers, data: { dedicatedListSize: 5000 } });
  await page.reload();
  await page.getByText(`Here is what you can do today for ${name}.`).waitFor();
}

export async function submitBrand(page: Page, name: string, website: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Brand name' }).fill(name);
  await page.getByRole('textbox', { name: 'Website' }).fill(website);
  await page.getByRole('button', { name: /^(Set up|Create) brand$/ }).click();
}
