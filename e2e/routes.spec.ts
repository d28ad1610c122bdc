import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type DocumentedRoute, documentedRoutes } from './documented-routes.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { expectTouchTargets } from './expect-touch-targets.ts';
import { journey, WIDTHS } from './journey.ts';
import { expectNothingMoved, slowDown, watchLayoutShifts } from './layout-shifts.ts';
import { ADMIN, OWNER, type Person } from './person.ts';
import { settled } from './settled.ts';

// Every page once, at every width and through axe, on a slow network on which nothing may jump.
// Journeys look again only at states that no address leads to.

/** A browser logs refused calls; strangers and made-up links are part of this. */
const EXPECTED_REFUSALS = /status of (400|401|404) .*\/(profile|invites|unsubscribe|mailed-links)/;

const PLANNED_PAGE = '/calendar';

/** One is being fetched while the other is being looked at. */
const PAGES_AT_ONCE = 2;

openAll('anybody', documentedRoutes('For anybody'));
openAll('a member', documentedRoutes('For members of a brand'), OWNER);
openAll('an administrator', documentedRoutes('For administrators'), ADMIN);

function openAll(who: string, routes: DocumentedRoute[], person?: Person): void {
  journey(`opens every page for ${who}, at every width`, async (step) => {
    step.expectTrouble(EXPECTED_REFUSALS);
    await watchLayoutShifts(step.context);
    if (person) await step.enter(person);
    const waiting = [...routes];
    const problems: string[] = [];
    const openNext = async (page: Page) => {
      for (let route = waiting.shift(); route; route = waiting.shift()) {
        await open(page, step.url, route).catch((error: Error) => {
          problems.push(`${route.path}: ${error.message}`);
        });
      }
    };
    const others = Array.from({ length: PAGES_AT_ONCE - 1 }, () => step.context.newPage());
    const pages = [step.page, ...(await Promise.all(others))];
    for (const page of pages) await slowDown(page);
    await Promise.all(pages.map(openNext));
    // All of them, so that one run tells everything.
    expect(problems).toEqual([]);
  });
}

async function open(page: Page, url: string, { path, state }: DocumentedRoute): Promise<void> {
  // A phone has the least room, so that late parts push the most.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/app${path}`);
  await settled(page);
  await expectNothingMoved(page);
  const arrived = new URL(page.url());
  expect(arrived.searchParams.get('v'), `${path} is unknown`).toBeNull();
  // A redirect leads to a page that is in the list itself.
  if (state === 'redirect') return expect(arrived.pathname).not.toBe(`/app${path}`);
  expect(arrived.pathname).toBe(`/app${path}`);
  expect(await page.title(), `${path} has no title`).toMatch(/^(\(\d+\) )?\S.* · Tandem$/);
  const isPlanned = await page.getByText('We are still building this part.').isVisible();
  expect(isPlanned, `${path} is ${state}`).toBe(state === 'planned');
  // Every control in every state: here even a trifle is one too many.
  const strict = path.startsWith('/styleguide/');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    // All of them are one and the same page, which others of the kind have shown.
    if (state === 'planned' && path !== PLANNED_PAGE) continue;
    if (width === 390) {
      await expectTouchTargets(page);
      await expectAccessible(page, { strict, contrast: false });
      await expectReadableInTheDark(page);
    }
    // The middle width shows what one of its neighbours shows.
    if (width === 1440) await expectAccessible(page, { strict });
  }
}

/** Structure is the same in both themes; only colours are looked at again. */
async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
  await expectAccessible(page, { contrast: 'only' });
  await page.emulateMedia({ colorScheme: 'light' });
}
