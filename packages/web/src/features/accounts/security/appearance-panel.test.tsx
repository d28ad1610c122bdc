import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { COLOR_SCHEME_KEY } from '../../../ui/color-scheme.ts';
import { AppearancePanel } from './appearance-panel.tsx';

const scheme = () => document.documentElement.dataset.mantineColorScheme;
const ground = () => getComputedStyle(document.body).backgroundColor;

beforeEach(() => localStorage.removeItem(COLOR_SCHEME_KEY));

it('turns the page dark at once, by keyboard, and remembers it', async () => {
  await show(<AppearancePanel />);
  await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(scheme()).toBe('light');
  const light = ground();

  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');

  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.poll(scheme).toBe('dark');
  expect(ground()).not.toBe(light);
  expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('dark');
});

it('follows the system again when asked to', async () => {
  localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
  await show(<AppearancePanel />);
  await expect.poll(scheme).toBe('dark');

  await userEvent.click(page.getByRole('radio', { name: 'System' }));

  await expect.poll(scheme).toBe('light');
});
