import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { showField } from '../../testing/show-field.tsx';
import type { PartialDateRange } from './change-date-range.ts';
import { DateRangeField } from './date-range-field.tsx';

const start = () => page.getByRole('textbox', { name: 'Start' });
const end = () => page.getByRole('textbox', { name: 'End' });

function showPeriod() {
  return showField<PartialDateRange>({ start: '2026-03-02', end: '2026-03-27' }, (props) => (
    <DateRangeField label="Report period" min="2026-01-01" max="2026-12-31" {...props} />
  ));
}

async function enter(field: ReturnType<typeof start>, text: string): Promise<void> {
  // Focused first: the text changes its form then, and with it what the browser had selected.
  await userEvent.click(field);
  await userEvent.fill(field, text);
  await userEvent.tab();
}

it('reads easily at rest and types easily while focused', async () => {
  await showPeriod();
  await expect.element(start()).toHaveValue('Mar 2, 2026');
  await userEvent.click(start());
  await expect.element(start()).toHaveValue('03/02/2026');
});

it('moves the other end along when the two cross, and says so', async () => {
  const { stored } = await showPeriod();
  await enter(start(), '4/1/2026');
  await expect.element(page.getByText('End moved to Apr 2, 2026')).toBeVisible();
  expect(stored()).toEqual({ start: '2026-04-01', end: '2026-04-02' });
});

it('keeps text that is no date until it is one, and stays within its limits', async () => {
  const { stored } = await showPeriod();
  await enter(end(), '13/45/2026');
  await expect.element(page.getByText('Enter a date as MM/DD/YYYY')).toBeVisible();
  await expect.element(end()).toHaveValue('13/45/2026');
  expect(stored().end).toBe('2026-03-27');
  await enter(end(), '12/31/2027');
  expect(stored().end).toBe('2026-12-31');
});

it('is picked in a calendar, which gives the focus back', async () => {
  const { stored } = await showPeriod();
  const opener = page.getByRole('button', { name: 'Choose Report period in a calendar' });
  await userEvent.click(opener);
  await expect.element(page.getByRole('button', { name: '16 March 2026' })).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: '6 March 2026', exact: true }));
  await userEvent.click(page.getByRole('button', { name: '17 March 2026' }));
  expect(stored()).toEqual({ start: '2026-03-06', end: '2026-03-17' });
  await expect.element(opener).toHaveFocus();
});
