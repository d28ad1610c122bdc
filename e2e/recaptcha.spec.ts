import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { journey } from './journey.ts';
import { type Product, startProduct } from './product.ts';

const SITE_KEY = 'site-key-for-the-journey';

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    DEMO_DATA: 'false',
    RECAPTCHA_SITE_KEY: SITE_KEY,
    RECAPTCHA_SECRET_KEY: 'secret-key-for-the-journey',
  });
});
afterAll(() => product?.stop());

const here = { url: () => product.url };

/** What Google's script does as far as a page can tell: a helper script, a frame, a token. */
const GOOGLE_API = `
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js';
  document.head.append(script);
`;
const GOOGLE_HELPER = `
  const frame = document.createElement('iframe');
  frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=1';
  frame.title = 'reCAPTCHA';
  document.body.append(frame);
  frame.onload = () => { document.documentElement.dataset.googleFrame = 'loaded'; };
  window.grecaptcha.execute = async (key, { action }) => 'token ' + key + ' ' + action;
  window.grecaptcha.isReady.forEach((tell) => tell());
  window.grecaptcha.ready = (tell) => tell();
`;
const READY_LATER = `window.grecaptcha = { isReady: [], ready(tell) { this.isReady.push(tell); } };`;

/** Google is played by the browser itself: nothing leaves this machine. */
async function playGoogle(page: Page): Promise<void> {
  const javascript = { contentType: 'text/javascript' };
  await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
    route.fulfill({ ...javascript, body: `${READY_LATER}${GOOGLE_API}` }),
  );
  await page.route('https://www.gstatic.com/**', (route) =>
    route.fulfill({ ...javascript, body: GOOGLE_HELPER }),
  );
  await page.route('https://www.google.com/recaptcha/api2/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
}

async function write(page: Page): Promise<void> {
  await page.goto(`${product.url}/app/pricing`);
  await page.getByRole('button', { name: 'Contact Us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  for (const label of ['Name', 'Subject', 'Message']) {
    await dialog.getByRole('textbox', { name: label }).fill(label);
  }
  await dialog.getByRole('textbox', { name: 'Email' }).fill('hello@juniper.example');
  await dialog.getByRole('button', { name: 'Send message' }).click();
}

journey(
  'asks Google where it is set up, within the content policy',
  async ({ page }) => {
    await playGoogle(page);
    const checked: unknown[] = [];
    await page.route('**/captcha-verify', (route) => {
      checked.push(route.request().postDataJSON());
      return route.fulfill({ json: { success: true, pass: 'made up' } });
    });
    await page.route('**/zendesk-contact-support', (route) => route.fulfill({ json: null }));
    await write(page);
    await page.getByRole('dialog', { name: 'Your message has been sent!' }).waitFor();
    expect(checked).toEqual([
      { recaptcha: { token: `token ${SITE_KEY} contact_support`, action: 'contact_support' } },
    ]);
    await page.locator('html[data-google-frame="loaded"]').waitFor();
  },
  here,
);

journey(
  'says that the captcha is not ready when Google cannot be reached, then works again',
  async ({ page, expectTrouble }) => {
    expectTrouble(/Failed to load resource/);
    await page.route('https://www.google.com/**', (route) => route.abort());
    await write(page);
    await page.getByRole('alert').getByText('Recaptcha not ready').waitFor();
    await page.unroute('https://www.google.com/**');
    await playGoogle(page);
    await page.route('**/captcha-verify', (route) => route.fulfill({ json: { success: false } }));
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('alert').getByText('reCAPTCHA validation failed!').waitFor();
  },
  here,
);
