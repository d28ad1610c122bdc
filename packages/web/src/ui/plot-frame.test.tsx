import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { focusedName } from '../testing/focused-name.ts';
import { show } from '../testing/show.tsx';
import { ColumnPlot } from './column-plot.tsx';

const YEAR = Array.from({ length: 365 }, (_, day) => ({ label: `Day ${day + 1}`, value: day }));

it('shows a year of figures as a table that scrolls inside, by keyboard alone', async () => {
  await show(
    <ColumnPlot
      caption="Signups per day"
      labelHeading="Day"
      valueHeading="Signups"
      figures={YEAR}
      format={String}
    />,
  );
  await userEvent.tab();
  expect(focusedName()).toBe('Show as table');
  await userEvent.keyboard('{Enter}');

  const table = page.getByRole('region', { name: 'Signups per day' });
  await expect.element(table.getByRole('cell', { name: '364' })).toBeInTheDocument();
  const { clientHeight, scrollHeight } = table.element();
  expect(clientHeight).toBeLessThanOrEqual(320);
  expect(scrollHeight).toBeGreaterThan(5000);
  await expectAccessible();

  await userEvent.tab({ shift: true });
  expect(focusedName()).toBe('Signups per day');
  await userEvent.keyboard('{End}');
  await expect.poll(() => table.element().scrollTop).toBeGreaterThan(5000);
});
