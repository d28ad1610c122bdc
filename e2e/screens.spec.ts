import { describe } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { journey, useBrowser, WIDTHS } from './journey.ts';
import { ADMIN, signIn } from './sign-in.ts';

useBrowser();

/** Screens of a signed-in owner, and a heading that shows that they have arrived. */
const SCREENS = [
  { path: '/app', heading: /^Good / },
  { path: '/app/sandbox/phones', heading: 'Sandbox' },
  { path: '/app/sandbox/mailbox', heading: 'Sandbox' },
  { path: '/app/sandbox/payments', heading: 'Sandbox' },
  { path: '/app/profile/switch-brand', heading: /brands/i },
];

for (const width of WIDTHS) {
  describe(`at ${width} pixels`, () => {
    journey(
      'shows a sign-in page that everybody can use',
      async ({ page, url }) => {
        await page.goto(`${url}/app/login`);
        await page.getByRole('button', { name: 'Log in' }).waitFor();
        await page.getByText('owner@northwind.example').waitFor();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      },
      { width },
    );

    journey(
      'shows every screen without errors, sideways scrolling or barriers',
      async ({ page, url }) => {
        await signIn(page, url);
        await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
        for (const { path, heading } of SCREENS) {
          await page.goto(url + path);
          await page.getByRole('heading', { level: 1, name: heading }).waitFor();
          await page.waitForLoadState('networkidle');
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        }
      },
      { width },
    );

    journey(
      'shows an administrator what failed in the background',
      async ({ page, url }) => {
        await signIn(page, url, ADMIN);
        await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'));
        await page.goto(`${url}/app/cs-admin`);
        await page.getByRole('heading', { level: 1, name: 'Admin' }).waitFor();
        await page.waitForLoadState('networkidle');
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      },
      { width },
    );
  });
}
