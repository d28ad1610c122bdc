import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectGoodState } from './expect-good-state.ts';
import { givenBrand } from './given-brand.ts';
import { journey } from './journey.ts';
import { ADMIN, VIEWER } from './person.ts';

const FAILED = 'There was an error sending your request.';

const contactDialog = (page: Page) => page.getByRole('dialog', { name: 'Contact us' });

async function fillIn(page: Page, words: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(words)) {
    await contactDialog(page).getByRole('textbox', { name: label }).fill(text);
  }
}

function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

journey('takes a message from a visitor, by the footer and the keyboard', async (step) => {
  const { page, url } = step;
  await page.goto(`${url}/app/pricing`);
  const opener = page.getByRole('button', { name: 'Contact Us' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = contactDialog(page);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  expect(await dialog.getByText('Required field').count()).toBe(4);
  await expectGoodState(page);

  await fillIn(page, { Name: 'Juniper Tea', Email: 'hello', Subject: 'Invoices' });
  await fillIn(page, { Message: 'Where do I find them?' });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await dialog.getByText('Invalid Email Address').waitFor();
  await fillIn(page, { Email: 'hello@juniper.example' });
  const sent = countCalls(page, '/zendesk-contact-support');
  await dialog.getByRole('button', { name: 'Send message' }).dblclick();
  const thanks = page.getByRole('dialog', { name: 'Your message has been sent!' });
  await thanks.getByText("We'll be in touch shortly!").waitFor();
  expect(await dialog.count()).toBe(0);
  expect(sent()).toBe(1);
  await expectGoodState(page);
  // The button has the focus, and gives it back to where it came from.
  await page.keyboard.press('Enter');
  await thanks.waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await opener.click();
  expect(await dialog.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
});

journey('says what went wrong in its own words and loses nothing that was typed', async (step) => {
  const { page, url, expectTrouble } = step;
  expectTrouble(/Failed to load resource/);
  await page.goto(`${url}/app/pricing`);
  await page.route('**/captcha-challenge', (route) => route.abort());
  await page.getByRole('button', { name: 'Contact Us' }).click();
  const dialog = contactDialog(page);
  const message = dialog.getByRole('textbox', { name: 'Message' });
  const send = dialog.getByRole('button', { name: 'Send message' });
  await fillIn(page, { Name: 'Juniper Tea', Email: 'hello@juniper.example' });
  await fillIn(page, { Subject: 'Invoices', Message: 'Where do I find them?' });
  await send.click();
  await page.getByRole('alert').getByText('Recaptcha not ready').waitFor();
  await page.unroute('**/captcha-challenge');

  await page.route('**/captcha-verify', (route) => route.fulfill({ json: { success: false } }));
  await send.click();
  await page.getByRole('alert').getByText('reCAPTCHA validation failed!').waitFor();
  expect(await page.getByText('Recaptcha not ready').count()).toBe(0);
  await page.unroute('**/captcha-verify');

  const error = { code: 'invalid_input', message: 'No.', fields: { subject: 'Not this one' } };
  await page.route('**/zendesk-contact-support', (route) =>
    route.fulfill({ status: 400, json: { error } }),
  );
  await send.click();
  await page.getByRole('alert').getByText(FAILED).waitFor();
  await dialog.getByText('Not this one').waitFor();
  await dialog.getByText('Your message is still here').waitFor();
  await expectGoodState(page);
  await page.unroute('**/zendesk-contact-support');

  await message.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Contact Us' }).click();
  expect(await message.inputValue()).toBe('Where do I find them?');
  await fillIn(page, { Subject: 'Invoices, please' });
  await send.click();
  await page.getByRole('dialog', { name: 'Your message has been sent!' }).waitFor();
  expect(await page.getByText(FAILED).count()).toBe(0);
});

journey('brings a message from a member to an administrator, who closes it', async (step) => {
  const { page, url } = step;
  const { name, person } = await givenBrand(url);
  const subject = `Help for ${name}`;
  await step.enter(person);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Contact Us' }).click();
  const dialog = contactDialog(page);
  expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(person.email);
  await fillIn(page, { Subject: subject, Message: 'First line\n<b>not bold</b>' });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();

  const { page: admin, enter } = await step.invite();
  await enter(ADMIN, '/cs-admin/support');
  const tickets = admin.getByRole('navigation', { name: 'Tickets' });
  await tickets.getByRole('link').first().waitFor();
  await admin.getByText('Postbox').first().waitFor();
  await admin.getByRole('searchbox', { name: 'Search tickets' }).fill(subject);
  await tickets.getByRole('link', { name: subject }).click();
  const ticket = admin.getByRole('article', { name: subject });
  await ticket.getByText('<b>not bold</b>').waitFor();
  await ticket.getByRole('link', { name }).waitFor();
  const mail = await ticket.getByRole('link', { name: 'Answer by mail' }).getAttribute('href');
  expect(mail).toContain(`mailto:${person.email}?subject=Re%3A%20Help`);
  await ticket.getByRole('button', { name: 'Close ticket' }).click();
  await ticket.getByText(`Closed by ${ADMIN.email}`).waitFor();
  await tickets.getByText('No ticket found').waitFor();
  await expectGoodState(admin);
  await admin.getByText('Closed (1)').click();
  await tickets.getByRole('link', { name: subject }).click();
  await ticket.getByRole('button', { name: 'Reopen' }).click();
  await ticket.getByRole('button', { name: 'Close ticket' }).waitFor();
  await tickets.getByText('No ticket found').waitFor();
});

journey('takes a wish for an ESP in two places, and repeats only what failed', async (step) => {
  const { page, url, expectTrouble } = step;
  expectTrouble(/Failed to load resource/);
  const { person } = await givenBrand(url);
  await step.enter(person, '/profile/brand/data-integrations');
  await page.getByRole('button', { name: "Can't find your ESP?" }).click();
  const dialog = page.getByRole('dialog', { name: "Can't find your ESP?" });
  const send = dialog.getByRole('button', { name: 'Send' });
  await send.click();
  await dialog.getByText('Preferred store is required.').waitFor();
  await expectGoodState(page);

  const tickets = countCalls(page, '/zendesk-contact-support');
  const notes = countCalls(page, '/sms/support-integrations');
  await page.route('**/sms/support-integrations', (route) => route.fulfill({ status: 500 }));
  await dialog.getByRole('textbox', { name: 'Preferred store' }).fill('Fernmail');
  await send.dblclick();
  await page.getByRole('alert').getByText(FAILED).waitFor();
  expect([tickets(), notes()]).toEqual([1, 1]);
  await page.unroute('**/sms/support-integrations');
  await send.click();
  await page.getByText('Thank you for letting us know.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect([tickets(), notes()]).toEqual([1, 2]);

  await page.getByRole('button', { name: "Can't find your ESP?" }).click();
  expect(await dialog.getByRole('textbox', { name: 'Preferred store' }).inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
});

journey('offers the ESP dialog to members only', async ({ page, enter }) => {
  await enter(VIEWER, '/profile/brand/data-integrations');
  await page.getByRole('heading', { level: 1, name: 'Data integrations' }).waitFor();
  expect(await page.getByRole('button', { name: "Can't find your ESP?" }).count()).toBe(0);
});
