import type { Page } from 'playwright-core';
import { OWNER, signIn } from './sign-in.ts';

/** Brands that no other journey works as, on plans without a limit on messages. */
export const owner = (slug: string) => ({ ...OWNER, email: `owner@${slug}.example` });
export const GYM = { name: 'Pulsemoor', person: owner('pulsemoor') };
export const JUICE = { name: 'Citrumbra', person: owner('citrumbra') };
export const JAM = { name: 'Marmaloom', person: owner('marmaloom') };
export const TOYS = { name: 'Blocksprout Toys', person: owner('blocksprout') };
export const DENIM = { name: 'Cobaltry Denim', person: owner('cobaltry') };
export const SKIN = { name: 'Petalmere Skincare', person: owner('petalmere') };
export const NORTHWIND = { name: 'Northwind', person: OWNER };

export type Brand = typeof GYM;

export async function enter(page: Page, url: string, { person }: Brand): Promise<void> {
  await signIn(page, url, person);
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
}

/** Opens the profile of a brand the way the address says; demo ids are found by name. */
export async function openProfile(page: Page, url: string, brand: { name: string }): Promise<void> {
  const id = await page.evaluate(async (name) => {
    for (let id = 1; id < 40; id += 1) {
      const answer = await fetch(`/brands/${id}`, {
        headers: {
          'X-Requested-With': 'XMLHttpRequest',
          'X-Brand-Id': sessionStorage.getItem('tandem.brandId') ?? '',
        },
      });
      if (answer.ok && (await answer.json()).accountname === name) return id;
    }
    throw new Error(`no demo brand is called ${name}`);
  }, brand.name);
  await page.goto(`${url}/app/explore/brands/${id}`);
  await page.getByRole('heading', { level: 1, name: brand.name }).waitFor();
}

/** Writes to a brand from its profile and ends in the thread. */
export async function begin(page: Page, url: string, to: Brand, words: string): Promise<void> {
  await openProfile(page, url, to);
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await editorIn(page.getByRole('dialog'), to).pressSequentially(words);
  await page.keyboard.press('Enter');
  await thread(page, to).getByText(words).waitFor();
}

export async function write(page: Page, to: { name: string }, words: string): Promise<void> {
  await editorIn(page, to).pressSequentially(words);
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: /^Messages with/ })
    .getByText(words)
    .waitFor();
}

export const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name });

export const thread = (page: Page, { name }: { name: string }) =>
  page.getByRole('region', { name: `Messages with ${name}` });

export const editorIn = (place: Pick<Page, 'getByRole'>, { name }: { name: string }) =>
  place.getByRole('textbox', { name: `Message to ${name}` });
