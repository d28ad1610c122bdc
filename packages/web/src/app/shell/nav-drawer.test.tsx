import type { CurrentBrand } from '@tandem/contract/brands';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showInApp } from '../../testing/show-in-app.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { useNavigationItems } from './use-navigation-items.ts';

afterEach(() => page.viewport(1440, 900));

function OpenDrawer() {
  return <NavDrawer items={useNavigationItems()} opened onClose={() => {}} />;
}

it('keeps its Close button on the screen beside a long name', async () => {
  await page.viewport(390, 844);
  await showInApp(<OpenDrawer />, {
    accountname: 'Wholesomegranolaandcoldbrewcompanyofthegreatnorthwest55',
    features: {} as CurrentBrand['features'],
  });
  const close = page.getByRole('button', { name: 'Close menu' });
  await expect.element(close).toBeVisible();
  // The drawer slides in from the right.
  await expect.poll(() => close.element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
