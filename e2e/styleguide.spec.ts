import { expect } from 'vitest';
import { journey } from './journey.ts';
import { tabThrough } from './tab-through.ts';

// What each control does is tested beside it, in packages/web/src/ui; how they look, by routes.spec.ts.
journey('reaches every control with the Tab key', async ({ page, url }) => {
  await page.goto(`${url}/app/styleguide/form`);
  await page.getByRole('heading', { level: 1, name: 'Form controls' }).waitFor();
  expect(await tabThrough(page)).toEqual([]);
});
