import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { focusedName } from '../../testing/focused-name.ts';
import { show } from '../../testing/show.tsx';
import { FilterPanel } from './filter-panel.tsx';

function Brands() {
  const [isNear, setNear] = useState(false);
  return (
    <FilterPanel
      count={isNear ? 1 : 0}
      onClear={() => setNear(false)}
      showLabel={`Show ${isNear ? 8 : 24} brands`}
    >
      <label>
        <input type="checkbox" checked={isNear} onChange={() => setNear(!isNear)} /> Near you
      </label>
    </FilterPanel>
  );
}

afterEach(() => page.viewport(1440, 900));

it('stands beside the results where there is room', async () => {
  await show(<Brands />);
  await userEvent.click(page.getByRole('checkbox', { name: 'Near you' }));
  await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
  await expect.element(page.getByRole('checkbox', { name: 'Near you' })).not.toBeChecked();
  expect(page.getByRole('complementary', { name: 'Filters' }).element().clientWidth).toBe(278);
});

it('opens as a drawer on a phone, says what it leads to and gives the focus back', async () => {
  await page.viewport(390, 844);
  await show(<Brands />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Near you' }));
  await expect.element(drawer.getByRole('button', { name: 'Show 8 brands' })).toBeVisible();
  await expectAccessible();

  await userEvent.keyboard('{Escape}');

  await expect.element(drawer).not.toBeInTheDocument();
  await expect.poll(focusedName).toBe('Filters (1)');
});
