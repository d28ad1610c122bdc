import { expect } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts';
import { journey, useBrowser, WIDTHS } from './journey.ts';
import { tabThrough } from './tab-through.ts';

useBrowser();

// What each control does is tested beside it, in packages/web/src/ui.
journey('shows every control without a barrier of any level, at every width', async (step) => {
  const { page, url } = step;
  await page.goto(`${url}/app/styleguide/form`);
  await page.getByRole('heading', { level: 1, name: 'Form controls' }).waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, { strict: true, contrast: width !== 1024 });
  }
  expect(await tabThrough(page)).toEqual([]);
});
