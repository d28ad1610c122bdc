import { expect } from 'vitest';
import { givenBrand } from './given-brand.ts';
import { givenMate } from './given-mate.ts';
import { journey } from './journey.ts';
import { givenConversation } from './messaging.ts';

journey('tells a brand what waits, what it counts and what happened', async (step) => {
  const { page, enter, url } = step;
  const [own, other] = await Promise.all([givenBrand(url), givenBrand(url)]);
  await givenConversation(other, own, 'Shall we run something together?');
  await enter(own.person);

  const attention = page.getByRole('region', { name: 'Needs your attention' });
  await attention.getByText('You work here alone').waitFor();

  const figures = page.getByRole('region', { name: 'Last 30 days' });
  await figures.getByRole('radio', { name: 'Messages received 2' }).waitFor();
  await figures.getByRole('radio', { name: 'Messages received 2' }).press('ArrowRight');
  expect(await figures.getByRole('radio', { name: 'Messages sent 0' }).isChecked()).toBe(true);
  await figures.getByText('None in the last 30 days.').waitFor();

  const happened = page.getByRole('region', { name: 'Recent activity' });
  await happened.getByText(/^Received \d+ SMS credits$/).waitFor();
  expect(await page.getByText('Quiet so far').count()).toBe(0);
  await happened
    .getByRole('link', { name: `${other.name} wrote to you: Shall we run something together?` })
    .click();
  await page.getByRole('region', { name: `Messages with ${other.name}` }).waitFor();
});

journey('shows viewers how things go and asks nothing of them', async ({ page, enter, url }) => {
  const brand = await givenBrand(url);
  const viewer = await givenMate(url, brand, 'viewer');
  await enter(viewer);
  await page.getByRole('region', { name: 'Last 30 days' }).getByRole('radio').first().waitFor();
  await page.getByText(`${viewer.email} joined the team as viewer`).waitFor();
  expect(await page.getByRole('region', { name: 'Needs your attention' }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Start something' }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Your brand profile' }).count()).toBe(0);
});
