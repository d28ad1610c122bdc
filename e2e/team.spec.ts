import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectGoodState } from './expect-good-state.ts';
import { givenBrand } from './given-brand.ts';
import { givenMate } from './given-mate.ts';
import { journey } from './journey.ts';
import { linkMailedTo } from './mailbox.ts';
import { ADMIN, type Person, VIEWER } from './person.ts';
import { newPerson } from './register.ts';

journey('lets an owner invite a teammate, who joins, changes role and is removed', async (step) => {
  const { page, url, context } = step;
  const brand = await givenBrand(url);
  const mate = newPerson();
  await step.enter(brand.person, '/profile/brand/team');
  await page.getByText('A brand always has an owner.').waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(mate.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('button', { name: `Revoke the invitation to ${mate.email}` }).waitFor();
  await expectGoodState(page);
  const link = await linkMailedTo(url, mate.email, /./);

  // The owner's own browser must not take the place of the invited.
  const wrong = await context.newPage();
  await wrong.goto(url + link);
  await wrong.getByText('This invitation is for another address').waitFor();
  await expectGoodState(wrong);
  await wrong.close();

  const { page: invited, expectTrouble } = await step.invite();
  expectTrouble(/status of (401|404) .*\/(profile|invites)/);
  await invited.goto(url + link);
  await invited.getByRole('heading', { level: 1, name: `Join ${brand.name}` }).waitFor();
  await expectGoodState(invited);
  await invited.getByRole('textbox', { name: 'First name' }).fill('Team');
  await invited.getByRole('textbox', { name: 'Last name' }).fill('Mate');
  await invited.getByRole('textbox', { name: 'Password' }).fill(mate.password);
  await invited.getByRole('button', { name: 'Create account and join' }).click();
  await invited.getByText(`today for ${brand.name}.`).waitFor();
  await invited.goto(url + link);
  await invited.getByText('This invitation is no longer open').waitFor();
  await invited.close();

  await page.reload();
  const role = page.getByRole('combobox', { name: 'Role of Team Mate' });
  expect(await role.inputValue()).toBe('Member');
  await role.click();
  await page.getByRole('option', { name: 'Viewer' }).click();
  await page.getByText('Changed the role of Team Mate').waitFor();
  await page.getByRole('button', { name: 'Remove Team Mate' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Team Mate?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Removed Team Mate').waitFor();
  expect(await page.getByText(mate.email).count()).toBe(0);
});

journey('lets somebody with an account join with one press', async ({ page, enter, url }) => {
  const [brand, mate] = await Promise.all([givenBrand(url), givenBrand(url)]);
  await brand.api.call('POST /team/invites', {
    body: { email: mate.person.email, role: 'member' },
  });
  const link = await linkMailedTo(url, mate.person.email, /invite|join/i);
  await enter(mate.person, link.replace('/app', ''));
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByText(`today for ${brand.name}.`).waitFor();
});

journey('shows the team to a viewer without anything to press', async ({ page, enter, url }) => {
  const brand = await givenBrand(url);
  await enter(await givenMate(url, brand, 'viewer'), '/profile/brand/team');
  await page.getByText(brand.person.email).waitFor();
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0);
  await expectGoodState(page);
});

journey('lets an admin act as somebody, and records it with both names', async (step) => {
  const { page, url } = step;
  const { person, api } = await givenBrand(url);
  const { id: userId } = await api.call('GET /profile');
  await step.enter(ADMIN, '/cs-admin');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(person.email);
  await found(page, person).click();
  const question = page.getByRole('dialog', { name: 'Act as Brand Founder?' });
  await question.getByRole('button', { name: /^Act as/ }).click();
  await question.getByText('Required field').waitFor();
  await question.getByRole('textbox', { name: 'Reason' }).fill('Ticket 7: the invoice is missing');
  await expectGoodState(page);
  await question.getByRole('button', { name: /^Act as/ }).click();
  const notice = page.getByRole('complementary', { name: 'Impersonation' });
  await notice.getByText('You are impersonating Brand Founder').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await expectGoodState(page);

  await page.goto(`${url}/app/profile/user/info`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await notice.getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL(/\/app\/cs-admin/);
  expect(await notice.count()).toBe(0);

  await page.getByRole('link', { name: 'Audit log' }).click();
  const rows = page
    .getByRole('row')
    .filter({ hasText: ADMIN.email })
    .filter({ hasText: person.email });
  await rows.filter({ hasText: 'impersonation stopped' }).waitFor();
  await rows.filter({ hasText: 'PUT /profile' }).waitFor();
  await rows.filter({ hasText: 'Ticket 7: the invoice is missing' }).waitFor();
  await rows.filter({ hasText: 'GET /current-brand-future' }).first().waitFor();
  await expectGoodState(page);

  await page.goto(`${url}/app/?impersonating=${userId}`);
  const again = page.getByRole('dialog', { name: /^Act as/ });
  await again.getByRole('textbox', { name: 'Reason' }).fill('Ticket 7 once more');
  await again.getByRole('button', { name: /^Act as/ }).click();
  await notice.getByText('You are impersonating Brand Founder').waitFor();
  await notice.getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL(/\/app\/cs-admin/);
});

journey('does not let an ordinary person act as somebody by the address', async (step) => {
  const { page } = step;
  await step.enter(VIEWER, '/?impersonating=1');
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  expect(await page.getByRole('complementary', { name: 'Impersonation' }).count()).toBe(0);
});

const found = (page: Page, { email }: Person) =>
  page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('button', { name: /^Act as/ });
