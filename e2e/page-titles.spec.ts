import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { givenBrand } from './given-brand.ts';
import { journey } from './journey.ts';
import { givenConversation } from './messaging.ts';

journey('names each tab after what is on it', async ({ page, enter, url }) => {
  const [own, other] = await Promise.all([givenBrand(url), givenBrand(url)]);
  const conversationId = await givenConversation(own, other, 'Hello');
  await enter(own.person, `/explore/brands/${other.id}`);
  await expectTitle(page, other.name);
  await page.goto(`${url}/app/messaging/inbox/${conversationId}`);
  await expectTitle(page, other.name);
  await page.goto(`${url}/app/messaging?list=archived`);
  await expectTitle(page, 'Archived');
  await page.goto(`${url}/app/upgrade-plan?plan=premium-annually`);
  await expectTitle(page, 'Change to Premium (annually)');
  await page.getByRole('link', { name: 'All plans' }).click();
  await expectTitle(page, 'Plans');
});

journey('leads from a refusal to the people who can help', async ({ page, url }) => {
  await page.goto(`${url}/app/register`);
  const email = page.getByRole('textbox', { name: 'Work email' });
  await email.fill('somebody@gmail.com');
  await email.press('Tab');
  await page.getByText(/For assistance please/).waitFor();
  await page.getByRole('button', { name: 'contact us', exact: true }).click();
  await page.getByRole('dialog', { name: 'Contact us' }).waitFor();
});

async function expectTitle(page: Page, name: string): Promise<void> {
  await vi.waitFor(
    async () => expect((await page.title()).replace(/^\(\d+\) /, '')).toBe(`${name} · Tandem`),
    { timeout: 60_000, interval: 50 },
  );
}
