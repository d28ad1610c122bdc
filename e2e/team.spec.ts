import { expect } from 'vitest';
import { elsewhere } from './elsewhere.ts';
import { expectGoodAtEveryWidth } from './expect-good-at-every-width.ts';
import { journey, useBrowser } from './journey.ts';
import { linkMailedTo } from './mailbox.ts';
import { createBrand, newPerson, register } from './register.ts';
import { ADMIN, signIn } from './sign-in.ts';

useBrowser();

const MEMBER = 'member@northwind.example';
const VIEWER = { email: 'viewer@northwind.example', password: ADMIN.password };

journey('lets an owner invite a teammate, who joins, changes role and is removed', async (step) => {
  const { page, url, context } = step;
  const owner = newPerson();
  const mate = newPerson();
  await register(page, url, owner);
  await createBrand(page, owner.brand, owner.website);
  await page.goto(`${url}/app/profile/brand/team`);
  await page.getByText('A brand always has an owner.').waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(mate.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('button', { name: `Revoke the invitation to ${mate.email}` }).waitFor();
  await expectGoodAtEveryWidth(page);
  const link = await linkMailedTo(url, mate.email, /./);

  // The owner's own browser must not take the place of the invited.
  const wrong = await context.newPage();
  await wrong.goto(url + link);
  await wrong.getByText('This invitation is for another address').waitFor();
  await expectGoodAtEveryWidth(wrong);
  await wrong.close();

  await elsewhere(context, async (invited) => {
    await invited.goto(url + link);
    await invited.getByRole('heading', { level: 1, name: `Join ${owner.brand}` }).waitFor();
    await expectGoodAtEveryWidth(invited);
    await invited.getByRole('textbox', { name: 'First name' }).fill('Team');
    await invited.getByRole('textbox', { name: 'Last name' }).fill('Mate');
    await invited.getByRole('textbox', { name: 'Password' }).fill(mate.password);
    await invited.getByRole('button', { name: 'Create account and join' }).click();
    await invited.getByText(`today for ${owner.brand}.`).waitFor();
    await invited.goto(url + link);
    await invited.getByText('This invitation is no longer open').waitFor();
  });

  await page.reload();
  const role = page.getByRole('combobox', { name: 'Role of Team Mate' });
  expect(await role.inputValue()).toBe('member');
  await role.selectOption('viewer');
  await page.getByText('Changed the role of Team Mate').waitFor();
  await page.getByRole('button', { name: 'Remove Team Mate' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Team Mate?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Removed Team Mate').waitFor();
  expect(await page.getByText(mate.email).count()).toBe(0);
});

journey('lets somebody with an account join with one press', async (step) => {
  const { page, url, context } = step;
  const owner = newPerson();
  const mate = newPerson();
  await register(page, url, owner);
  await createBrand(page, owner.brand, owner.website);
  await page.goto(`${url}/app/profile/brand/team`);
  await page.getByRole('textbox', { name: 'Email' }).fill(mate.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const link = await linkMailedTo(url, mate.email, /invite|join/i);
  await elsewhere(context, async (invited) => {
    await register(invited, url, mate);
    await invited.goto(url + link);
    await invited.getByRole('button', { name: 'Join', exact: true }).click();
    await invited.getByText(`today for ${owner.brand}.`).waitFor();
  });
});

journey('shows the team to a viewer without anything to press', async ({ page, url }) => {
  await signIn(page, url, VIEWER);
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await page.goto(`${url}/app/profile/brand/team`);
  await page.getByText(MEMBER).waitFor();
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  expect(await page.getByRole('main').getByRole('combobox').count()).toBe(0);
  await expectGoodAtEveryWidth(page);
});

journey('lets an admin act as somebody, and records it with both names', async ({ page, url }) => {
  await signIn(page, url, ADMIN);
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await page.goto(`${url}/app/cs-admin`);
  await page.getByRole('searchbox', { name: 'Search people' }).fill(MEMBER);
  await page.getByRole('heading', { name: 'Found' }).waitFor();
  await expectGoodAtEveryWidth(page);
  await page.getByRole('button', { name: /^Act as Marketing Lead/ }).click();
  const question = page.getByRole('dialog', { name: 'Act as Marketing Lead?' });
  await question.getByRole('button', { name: /^Act as/ }).click();
  await question.getByText('Required field').waitFor();
  await question.getByRole('textbox', { name: 'Reason' }).fill('Ticket 7: the invoice is missing');
  await expectGoodAtEveryWidth(page);
  await question.getByRole('button', { name: /^Act as/ }).click();
  const notice = page.getByRole('complementary', { name: 'Impersonation' });
  await notice.getByText('You are impersonating Marketing Lead').waitFor();
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await expectGoodAtEveryWidth(page);
  const userId = await page.evaluate(() => sessionStorage.getItem('impersonating'));

  await page.goto(`${url}/app/profile/user/info`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await notice.getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL(/\/app\/cs-admin/);
  expect(await notice.count()).toBe(0);

  await page.getByRole('link', { name: 'Audit log' }).click();
  const rows = page.getByRole('row').filter({ hasText: ADMIN.email }).filter({ hasText: MEMBER });
  await rows.filter({ hasText: 'impersonation stopped' }).first().waitFor();
  await rows.filter({ hasText: 'PUT /profile' }).first().waitFor();
  await rows.filter({ hasText: 'Ticket 7: the invoice is missing' }).first().waitFor();
  await rows.filter({ hasText: 'GET /current-brand-future' }).first().waitFor();
  await expectGoodAtEveryWidth(page);

  await page.goto(`${url}/app/?impersonating=${userId}`);
  const again = page.getByRole('dialog', { name: /^Act as/ });
  await again.getByRole('textbox', { name: 'Reason' }).fill('Ticket 7 once more');
  await again.getByRole('button', { name: /^Act as/ }).click();
  await notice.getByText('You are impersonating Marketing Lead').waitFor();
  await notice.getByRole('button', { name: 'Stop' }).click();
  await page.waitForURL(/\/app\/cs-admin/);
});

journey('does not let an ordinary person act as somebody by the address', async ({ page, url }) => {
  await signIn(page, url, VIEWER);
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await page.goto(`${url}/app/?impersonating=1`);
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  expect(await page.getByRole('complementary', { name: 'Impersonation' }).count()).toBe(0);
});
