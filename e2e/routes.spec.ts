import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type DocumentedRoute, documentedRoutes } from './documented-routes.ts';
import { expectGoodAtEveryWidth } from './expect-good-at-every-width.ts';
import { journey, useBrowser } from './journey.ts';
import { ADMIN, OWNER, signIn } from './sign-in.ts';

useBrowser();

/** A browser logs refused calls; strangers and made-up links are part of these journeys. */
const EXPECTED_REFUSALS = /status of (401|404) .*\/(profile|invites|unsubscribe)/;

/** Few enough for one journey to stay well below its time limit on a busy machine. */
const PER_JOURNEY = 10;

openAll('anybody', documentedRoutes('For anybody'));
openAll('a member', documentedRoutes('For members of a brand'), OWNER);
openAll('an administrator', documentedRoutes('For administrators'), ADMIN);

function openAll(who: string, routes: DocumentedRoute[], person?: typeof OWNER): void {
  for (let start = 0; start < routes.length; start += PER_JOURNEY) {
    const part = routes.slice(start, start + PER_JOURNEY);
    const span = `${part[0]?.path} to ${part.at(-1)?.path}`;
    journey(`opens every page for ${who} at every width: ${span}`, async (step) => {
      const { page, url } = step;
      step.expectTrouble(EXPECTED_REFUSALS);
      if (person) {
        await signIn(page, url, person);
        await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
      }
      for (const route of part) await open(page, url, route);
    });
  }
}

async function open(page: Page, url: string, { path, state }: DocumentedRoute): Promise<void> {
  await page.goto(`${url}/app${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const arrived = new URL(page.url());
  expect(arrived.searchParams.get('v'), `${path} is unknown`).toBeNull();
  // A redirect leads to a page that is in the list itself.
  if (state === 'redirect') return expect(arrived.pathname).not.toBe(`/app${path}`);
  expect(arrived.pathname).toBe(`/app${path}`);
  const isPlanned = await page.getByText('We are still building this part.').isVisible();
  expect(isPlanned, `${path} is ${state}`).toBe(state === 'planned');
  await expectGoodAtEveryWidth(page);
}
