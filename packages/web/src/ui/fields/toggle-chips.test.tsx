import type { UsStateCode } from '@tandem/domain/brands/us-states';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { focusedName } from '../../testing/focused-name.ts';
import { showField } from '../../testing/show-field.tsx';
import { ChipPickerField } from './chip-picker-field.tsx';
import { UsStatesField } from './us-states-field.tsx';

it('stops at the maximum of a picker until one is let go', async () => {
  const { stored } = await showField<readonly string[]>(['Tea', 'Jam'], (props) => (
    <ChipPickerField label="Industries" options={['Tea', 'Jam', 'Oats']} max={2} {...props} />
  ));
  await userEvent.click(page.getByRole('button', { name: 'Oats' }), { force: true });
  expect(stored()).toEqual(['Tea', 'Jam']);
  await userEvent.click(page.getByRole('button', { name: 'Tea' }));
  await expect.element(page.getByText('1 of 2 chosen')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Oats' }));
  expect(stored()).toEqual(['Jam', 'Oats']);
  await expectAccessible();
});

it('chooses whole regions and single states by keyboard', async () => {
  const { stored } = await showField<readonly UsStateCode[]>([], (props) => (
    <UsStatesField label="Audience" {...props} />
  ));
  const all = page.getByRole('button', { name: 'All South' });
  all.element().focus();
  await userEvent.keyboard('{ArrowRight}[Space]');
  expect(focusedName()).toBe('Alabama');
  expect(stored()).toEqual(['AL']);
  await expect.element(all).toHaveAttribute('aria-pressed', 'mixed');
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(all).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  expect(stored()).toEqual([]);
});
