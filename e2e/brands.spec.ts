import { Buffer } from 'node:buffer';
import { expect } from 'vitest';
import { expectGoodState } from './expect-good-state.ts';
import { addBrand, givenBrand } from './given-brand.ts';
import { journey } from './journey.ts';
import { VIEWER } from './person.ts';
import { newPerson, register, submitBrand } from './register.ts';

/** One red pixel: the smallest picture that can be re-encoded. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

journey('keeps a new brand at its terms, then leads it through the set-up', async (step) => {
  const { page, url } = step;
  const person = newPerson();
  await register(page, url, person);
  await submitBrand(page, person.brand, person.website);
  const terms = page.getByRole('dialog', { name: 'Before you start' });
  await terms.waitFor();
  await expectGoodState(page);
  await page.keyboard.press('Escape');
  // No pointer reaches the links behind the dialog; the router must refuse them all the same.
  await page.locator('a[href="/app/search"]').first().dispatchEvent('click');
  await terms.waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/app\/?$/);
  const accept = terms.getByRole('button', { name: 'Accept & Continue' });
  expect(await accept.isEnabled()).toBe(false);
  await terms.getByRole('checkbox').check();
  await accept.click();

  const setUp = page.getByRole('dialog', { name: `What is ${person.brand} about?` });
  await setUp.getByText('Choose 3 tags').waitFor();
  await expectGoodState(page);
  await setUp.getByRole('button', { name: 'Coffee & Tea' }).click();
  await setUp.getByText('Choose 2 more').waitFor();
  await setUp.getByRole('button', { name: 'Fitness' }).click();
  await setUp.getByText('Choose 1 more').waitFor();
  expect(await setUp.getByRole('button', { name: 'Next' }).count()).toBe(0);
  await setUp.getByRole('button', { name: 'Travel' }).click();
  await setUp.getByRole('button', { name: 'Next' }).click();

  const profile = page.getByRole('dialog', { name: 'Introduce your brand' });
  await profile.getByRole('textbox', { name: 'Description' }).fill('x'.repeat(251));
  await profile.getByText('1 characters over the limit').first().waitFor();
  await profile.getByRole('textbox', { name: 'Description' }).fill('Coffee for runners.');
  await profile.getByRole('button', { name: 'Finish' }).click();
  await profile.getByText('Required field').waitFor();
  await expectGoodState(page);
  await profile.getByRole('textbox', { name: 'Email list size' }).fill('25000');
  await profile.locator('input[type=file]').setInputFiles(picture('logo.png'));
  await profile.getByRole('button', { name: 'Change Logo' }).waitFor();
  expect(await profile.getByRole('textbox', { name: 'Email list size' }).inputValue()).toBe(
    '25,000',
  );
  await profile.getByRole('button', { name: 'Finish' }).click();
  await page.getByText(`${person.brand} is ready to meet partners`).waitFor();
  await profile.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(`today for ${person.brand}.`).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

journey('shows on the public profile what was saved in the settings', async (step) => {
  const { page, url } = step;
  const { person } = await givenBrand(url);
  await step.enter(person, '/profile/brand/');
  const profile = page.getByRole('form', { name: 'Brand profile' });
  const description = profile.getByRole('textbox', { name: 'Description' });
  await description.fill('Stoves that are mended for life.');
  const listSize = profile.getByRole('textbox', { name: 'Email list size' });
  // Focused first: the separators go away then, and with them what the browser had selected.
  await listSize.focus();
  await listSize.fill('12345');

  // Leaving asks first; staying keeps what was typed.
  await page.getByRole('link', { name: 'Discover' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await description.inputValue()).toBe('Stoves that are mended for life.');

  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/brands')) sent += 1;
  });
  await profile.getByRole('button', { name: 'Save' }).dblclick();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(sent).toBe(1);

  const social = page.getByRole('form', { name: 'Social accounts' });
  const instagram = social.getByRole('group', { name: 'Instagram' });
  await instagram.getByRole('textbox', { name: 'Instagram' }).fill('not a handle');
  await social.getByRole('button', { name: 'Save' }).click();
  await social.getByText('Must be a valid social handle').waitFor();
  await instagram.getByRole('textbox', { name: 'Instagram' }).fill('@hearthwren.stoves');
  await instagram.getByRole('textbox', { name: 'Followers' }).focus();
  await instagram.getByRole('textbox', { name: 'Followers' }).fill('7,000');
  await social.getByRole('button', { name: 'Save' }).click();
  await social.getByRole('button', { name: 'Discard changes' }).waitFor({ state: 'detached' });
  await expectGoodState(page);

  await page.getByRole('link', { name: 'View profile' }).click();
  await page.getByText('Stoves that are mended for life.').waitFor();
  await page.getByText('@hearthwren.stoves').waitFor();
  const reach = page.getByRole('region', { name: 'Reach' });
  expect(await reach.getByText('12,345').count()).toBe(1);
  expect(await reach.getByText('7,000').count()).toBe(1);
});

journey('says under the field what the server refuses', async (step) => {
  const { page, url } = step;
  step.expectTrouble(/status of 409 .*\/(brands|test-unique)/);
  const { person } = await givenBrand(url);
  await step.enter(person, '/profile/brand/');
  const profile = page.getByRole('form', { name: 'Brand profile' });
  await profile.getByRole('textbox', { name: 'Brand name' }).fill('Northwind');
  await profile.getByText('Northwind already exists on the platform').waitFor();
});

journey('stores a new logo at once and refuses what is no picture', async (step) => {
  const { page, url } = step;
  step.expectTrouble(/status of 400 .*\/brands\/logo/);
  const { person } = await givenBrand(url);
  await step.enter(person, '/profile/brand/');
  const logo = page.getByRole('group', { name: 'Logo' });
  await logo.locator('input').setInputFiles(picture('logo.png'));
  await page.getByText('Saved', { exact: true }).waitFor();
  const before = await logo.getByRole('img').getAttribute('src');
  const lie = {
    ...picture('logo.png'),
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  };
  await logo.locator('input').setInputFiles(lie);
  await logo.getByText(/File type not supported|Error while uploading file/).waitFor();
  expect(await logo.getByRole('img').getAttribute('src')).toBe(before);
  await logo.locator('input').setInputFiles(picture('logo.png'));
  await expect.poll(() => logo.getByRole('img').getAttribute('src')).not.toBe(before);
});

journey('remembers a favorite and lets it go', async ({ page, enter, url }) => {
  const [fan, star] = await Promise.all([givenBrand(url), givenBrand(url)]);
  await enter(fan.person, '/favorites');
  await page.getByText('No favorites yet').waitFor();
  await page.goto(`${url}/app/explore/brands/${star.id}`);
  const heart = page.getByRole('button', { name: `Favorite ${star.name}` });
  const stored = page.waitForResponse(/toggle-brand-favorite/);
  await heart.click();
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await stored;
  await expectGoodState(page);
  await page.getByRole('link', { name: 'Favorites' }).click();
  await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor();
  await page.getByRole('link', { name: star.name, exact: true }).waitFor();
  await expectGoodState(page);
  // Taken off, it stays where it is until the next visit, and can be taken back.
  const kept = page.getByRole('button', { name: `Favorite ${star.name}` });
  await kept.click();
  await page.getByText(`${star.name} is no longer a favorite`).waitFor();
  expect(await kept.getAttribute('aria-pressed')).toBe('false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => kept.getAttribute('aria-pressed')).toBe('true');
  const gone = page.waitForResponse(/toggle-brand-favorite/);
  await kept.click();
  await gone;
  await page.reload();
  await page.getByText('No favorites yet').waitFor();
});

journey('lets a viewer look at the settings and change nothing', async ({ page, enter }) => {
  await enter(VIEWER, '/profile/brand/');
  await page.getByText('You can look, but not change anything').waitFor();
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  const name = page.getByRole('textbox', { name: 'Brand name' });
  expect(await name.isEditable()).toBe(false);
  await expectGoodState(page);
});

journey('works as another brand and remembers it', async ({ page, enter, url }) => {
  const first = await givenBrand(url);
  const second = await addBrand(first.api);
  await enter(first.person, '/profile/switch-brand');
  for (const brand of [first, second]) {
    await page.getByRole('link', { name: `Switch to ${brand.name}` }).click();
    await page.getByText(`today for ${brand.name}.`).waitFor();
    await page.reload();
    await page.getByText(`today for ${brand.name}.`).waitFor();
    await page.goto(`${url}/app/profile/switch-brand`);
  }
});

journey('has a page for a brand that does not exist', async (step) => {
  const { page, url } = step;
  step.expectTrouble(/status of 404 .*\/brands/);
  await step.enter(VIEWER, '/explore/brands/99999');
  await page.getByRole('heading', { level: 1, name: 'This brand is not on Tandem' }).waitFor();
  await page.goto(`${url}/app/explore/brands/abc`);
  await page.getByRole('heading', { level: 1, name: 'This brand is not on Tandem' }).waitFor();
});

function picture(name: string) {
  return { name, mimeType: 'image/png', buffer: PICTURE };
}
