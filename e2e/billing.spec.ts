import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectGoodState } from './expect-good-state.ts';
import { givenBrand } from './given-brand.ts';
import { journey } from './journey.ts';
import { demoOwner, VIEWER } from './person.ts';
import { settled } from './settled.ts';

const CARDS = { pays: '4242', isDeclined: '0002', asks: '3155' };
/** A browser logs every refused call, also the ones these journeys are about. */
const PAYMENT_REFUSED = /status of 402/;

journey('shows anybody what plans cost, on every set of terms', async ({ page, url }) => {
  await page.goto(`${url}/app/pricing`);
  const premium = page.getByRole('region', { name: 'Premium plan' });
  await premium.getByText('$499').waitFor();
  await expectGoodState(page);
  await page.getByRole('radio', { name: /^Annually/ }).check({ force: true });
  await premium.getByText('$399.20').waitFor();
  await premium.getByText('$4,790.40 every 12 months').waitFor();
  await page.getByRole('button', { name: 'Other terms' }).click();
  await page.getByRole('radio', { name: /^Buy 3 months/ }).check({ force: true });
  await premium.getByText('$1,497 once for 4 months').waitFor();
  await page.getByRole('link', { name: 'Start My 30 Day Trial' }).click();
  await page.waitForURL(/\/app\/register/);
});

journey('warns the day before a trial ends, once in a session', async ({ page, enter }) => {
  await enter(demoOwner('fernglass'));
  const warning = page.getByRole('dialog', { name: 'Your trial: 1 day left' });
  await warning.waitFor();
  expect(await warning.getByRole('link', { name: 'Switch Brands' }).count()).toBe(0);
  await expectGoodState(page);
  await warning.getByRole('button', { name: 'Remind me later' }).click();
  await warning.waitFor({ state: 'hidden' });
  expect(await flag(page, 'withinTenDaysOfTrialEndPaywallDismissed')).toBe('true');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
  await settled(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

journey('lets an ended trial look around and leads it to the plans', async ({ page, enter }) => {
  await enter(demoOwner('wickmoth'));
  const dialog = page.getByRole('dialog', { name: 'Your trial has ended' });
  await dialog.waitFor();
  await expectGoodState(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Discover', exact: true }).first().click();
  await page.getByText('You can look at everything, but not start anything new.').waitFor();
  await expectGoodState(page);
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await page.getByText('Your trial has ended. Everything you made is kept.').waitFor();
  await page.getByRole('link', { name: 'Upgrade: Premium (monthly)' }).waitFor();
  await expectGoodState(page);
});

journey('announces a longer trial once, then goes where people wanted to go', async (step) => {
  const { page, url } = step;
  await step.enter(demoOwner('lathertide'));
  const news = page.getByRole('dialog', { name: 'You have more time' });
  await news.waitFor();
  expect(new URL(page.url()).search).toBe('?v=d');
  await expectGoodState(page);
  await news.getByRole('button', { name: 'Go on' }).click();
  await news.waitFor({ state: 'hidden' });
  expect(await flag(page, 'extendedTrialModalShown')).toBe('true');
  await page.goto(`${url}/app/favorites`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/favorites');
});

journey(
  'sells a plan once, however often the button is pressed; cancels, resumes',
  async (step) => {
    const { page, url } = step;
    const { person } = await givenBrand(url);
    await step.enter(person, '/upgrade-plan?plan=essential-group');
    await page.getByText('for owners of 3 brands or more. You own 1.').waitFor();
    await expectGoodState(page);
    await page.goto(`${url}/app/upgrade-plan?plan=basic-monthly`);
    await page.getByText(/^You lose the rest of your trial: \d+ days left$/).waitFor();
    await expectGoodState(page);
    await page.goto(`${url}/app/upgrade-plan`);
    await page.getByRole('link', { name: 'Upgrade: Premium (monthly)' }).click();
    await page.getByText('Add a card to pay with.').waitFor();
    await expectGoodState(page);
    await addCard(page, CARDS.pays);
    await page.getByRole('button', { name: 'Pay $499.00' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'You are on Premium (monthly)' }).waitFor();
    await page.getByText('We charged $499.00 to Visa •••• 4242').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await expectGoodState(page);

    await page.getByRole('link', { name: 'Plan and invoices' }).click();
    await page.getByRole('row').filter({ hasText: 'Premium (monthly)' }).first().waitFor();
    expect(await page.getByRole('row').filter({ hasText: '$499.00' }).count()).toBe(1);
    await expectGoodState(page);
    const receipt = page.getByRole('link', { name: /^View receipt/ });
    const answer = await page.request.get(url + (await receipt.getAttribute('href')));
    expect(await answer.text()).toContain('Receipt');

    // What is left of the month is credited against the bigger plan, before anything is paid.
    await page.goto(`${url}/app/upgrade-plan?plan=pro-monthly`);
    await page.getByText('Unused time on Premium (monthly)').waitFor();
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
    await expectGoodState(page);

    await page.goto(`${url}/app/profile/brand/payment-methods`);
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel Premium (monthly)?' });
    await question.getByText('Partnership sweepstakes').waitFor();
    await expectGoodState(page);
    await question.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByText('and does not renew.').waitFor();
    await expectGoodState(page);
    await page.getByRole('button', { name: 'Resume plan' }).click();
    await page.getByText(/^Billed monthly\. Renews on/).waitFor();
  },
);

journey('keeps everything as it was when a card is declined', async (step) => {
  const { page, url } = step;
  step.expectTrouble(PAYMENT_REFUSED);
  const { person } = await givenBrand(url);
  await step.enter(person, '/upgrade-plan?plan=essential-monthly');
  await addCard(page, CARDS.isDeclined);
  await page.getByRole('button', { name: 'Pay $199.00' }).click();
  await page.getByText('Nothing was charged, and your plan is as it was.').waitFor();
  await expectGoodState(page);

  // The next card asks for a confirmation, which is first refused and then given.
  await addCard(page, CARDS.asks);
  await page.getByRole('button', { name: 'Pay $199.00' }).click();
  await page.getByRole('heading', { level: 1, name: 'Confirm your payment' }).waitFor();
  await expectGoodState(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByText('Payment refused').waitFor();
  await page.getByRole('link', { name: 'Choose again' }).click();
  await page.getByRole('link', { name: 'Choose Essential: Essential (monthly)' }).click();
  await page.getByRole('button', { name: 'Pay $199.00' }).click();
  await page.getByRole('button', { name: 'Approve $199.00' }).click();
  await page.getByRole('heading', { level: 1, name: 'Payment confirmed' }).waitFor();
  await expectGoodState(page);
  await page.getByRole('link', { name: 'Plan and invoices' }).click();
  await page.getByText(/^Billed monthly\. Renews on/).waitFor();

  await page.getByRole('button', { name: 'Remove Visa •••• 0002' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Visa •••• 0002?' });
  await question.getByRole('button', { name: 'Remove card' }).click();
  await page.getByText('Removed Visa •••• 0002').waitFor();
});

journey('holds a brand that owes until it pays with a card that works', async (step) => {
  const { page, url } = step;
  step.expectTrouble(PAYMENT_REFUSED);
  await step.enter(demoOwner('gildfinch'));
  await page.getByRole('heading', { level: 1, name: 'A payment is missing' }).waitFor();
  await page.goto(`${url}/app/favorites`);
  await page.waitForURL(/\/app\/missing-payment/);
  await expectGoodState(page);
  const pay = page.getByRole('button', { name: /^Pay \$[\d.,]+ with Visa/ });
  const refusal = page.getByRole('alert').filter({ hasText: 'Visa •••• 0341 was declined' });
  await pay.press('Enter');
  await refusal.waitFor();
  // A second refusal is told like the first, and the keyboard stays where it was.
  const answered = page.waitForResponse(/\/invoices\/.*\/pay$/);
  await pay.press('Enter');
  await answered;
  await refusal.waitFor();
  expect(await pay.evaluate((button) => button === document.activeElement)).toBe(true);
  await expectGoodState(page);

  // Adding and choosing cards charges nothing.
  const charges: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/pay')) charges.push(request.url());
  });
  await addCard(page, CARDS.pays);
  await page.getByRole('radio', { name: /0341/ }).click();
  await page.getByText('Visa •••• 0341 is charged from now on').waitFor();
  // The brand paid with such a card before; the one just added comes last.
  await page.getByRole('radio', { name: /4242/ }).last().click();
  await page.getByText('Visa •••• 4242 is charged from now on').waitFor();
  await page.getByRole('heading', { level: 1, name: 'A payment is missing' }).waitFor();
  expect(charges).toEqual([]);
  await page.getByRole('button', { name: /^Pay \$[\d.,]+ with Visa •••• 4242$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Paid, thank you' }).waitFor();
  await expectGoodState(page);
  await page.getByRole('link', { name: 'Go on where you were going' }).click();
  await page.waitForURL(/\/app\/favorites$/);
});

journey('sells SMS credits and refills them by itself', async ({ page, enter, url }) => {
  const { person } = await givenBrand(url, { isPremium: true });
  await enter(person, '/manage-sms-marketing');
  const balance = page.getByRole('region', { name: 'Balance' });
  const before = await creditsIn(balance.getByText(/credits$/));
  await page.getByRole('radio', { name: /^500 credits/ }).check();
  await page.getByRole('button', { name: 'Buy 500 credits for $20.00' }).click();
  const question = page.getByRole('dialog', { name: 'Buy 500 credits for $20.00?' });
  await question.getByRole('button', { name: 'Pay $20.00' }).click();
  await page.getByText('Added 500 credits').waitFor();
  expect(await creditsIn(balance.getByText(/credits$/))).toBe(before + 500);
  await page
    .getByRole('switch', { name: 'Buy a pack when credits run low' })
    .check({ force: true });
  const mark = page.getByRole('textbox', { name: 'When fewer are left than' });
  await mark.fill('0');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('Must be positive integer').waitFor();
  await expectGoodState(page);

  // Above what is left, turning it on costs money, and the button says how much.
  await page.getByRole('combobox', { name: 'Buy' }).click();
  await page.getByRole('option', { name: '5,000 credits for $165' }).click();
  await mark.fill('5000');
  await page.getByText(/credits are left, fewer than 5,000/).waitFor();
  await expectGoodState(page);
  await page.getByRole('button', { name: 'Pay $165.00 and turn on' }).click();
  await page.getByText('Added 5,000 credits').waitFor();
  await page.getByText('Auto-refill is on').waitFor();
  expect(await creditsIn(balance.getByText(/credits$/))).toBe(before + 5_500);
});

journey(
  'shows a viewer the plan, the cards and the invoices, with nothing to press',
  async (step) => {
    const { page, url } = step;
    await step.enter(VIEWER, '/profile/brand/payment-methods');
    await page.getByText('Only an owner of Northwind can change the plan or the cards.').waitFor();
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await expectGoodState(page);
    await page.goto(`${url}/app/upgrade-plan?plan=pro-monthly`);
    await page.getByText('Only an owner of Northwind can change the plan.').waitFor();
    await expectGoodState(page);
  },
);

journey('turns a refusal for want of a plan into an offer', async (step) => {
  const { page, url } = step;
  step.expectTrouble(PAYMENT_REFUSED);
  await step.enter(demoOwner('wickmoth'));
  await page.getByRole('dialog', { name: 'Your trial has ended' }).waitFor();
  await page.goto(`${url}/app/profile/brand/team`);
  await page.getByRole('textbox', { name: 'Email' }).fill('colleague@wickmoth.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const offer = page.getByRole('dialog', { name: 'Choose a plan to do this' });
  await offer.getByText('Unlimited giveaways and messaging').waitFor();
  await expectGoodState(page);
  await offer.getByRole('link', { name: 'See plans' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
});

async function addCard(page: Page, lastDigits: string): Promise<void> {
  await page.getByRole('button', { name: /^Add a(nother)? card$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a card' });
  await dialog.getByRole('button', { name: new RegExp(lastDigits) }).click();
  await dialog.getByRole('button', { name: 'Add card' }).click();
  await page.getByText(`Added Visa •••• ${lastDigits}`).waitFor();
}

function flag(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), name);
}

async function creditsIn(text: { textContent(): Promise<string | null> }): Promise<number> {
  return Number((await text.textContent())?.replaceAll(/\D/g, ''));
}
