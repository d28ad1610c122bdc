import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showInApp } from '../testing/show-in-app.tsx';
import { Page } from './page.tsx';

afterEach(() => page.viewport(1440, 900));

it('breaks a name without spaces rather than scroll sideways on a phone', async () => {
  await page.viewport(390, 844);
  const name = 'Wholesomegranolaandcoldbrewcompanyofthegreatnorthwest55';
  await showInApp(
    <Page title={`Good morning, ${name}`} description={`How ${name} is doing.`}>
      <p>Content</p>
    </Page>,
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
