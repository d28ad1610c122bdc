import { expect, it } from 'vitest';
import { focusedName } from '../../../testing/focused-name.ts';
import { showInApp } from '../../../testing/show-in-app.tsx';
import { AccountSettingsPage } from './account-settings-page.tsx';

it.each([
  ['instagram', 'Instagram'],
  ['description', 'Description'],
  ['coverPhoto', 'Cover: Choose an image or drop it here'],
  ['legal', 'Legal name'],
])('brings whoever came for #%s to its field', async (part, name) => {
  const brand = { description: '', socials: [], logo: null, coverPhoto: null };
  const { leave } = await showInApp(<AccountSettingsPage />, brand, `/profile/brand/#${part}`);
  await expect.poll(focusedName, { timeout: 3000 }).toBe(name);
  await leave();
});
