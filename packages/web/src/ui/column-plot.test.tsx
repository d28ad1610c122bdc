import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ColumnPlot } from './column-plot.tsx';

it('marks and tells one column where two are the highest: the latest', async () => {
  const values = [7, 2, 7, 0];
  await show(
    <ColumnPlot
      caption="Entries per day"
      labelHeading="Day"
      valueHeading="Entries"
      figures={values.map((value, day) => ({ label: `Nov ${day + 12}`, value }))}
      format={String}
    />,
  );
  const plot = page.getByRole('img', { name: 'Entries per day. Highest: Nov 14, 7' });
  const marks = [...plot.element().children].map((column) =>
    column.firstElementChild?.hasAttribute('data-highest'),
  );
  expect(marks).toEqual([false, false, true, false]);
  await expect.element(page.getByText('Highest: Nov 14')).toBeVisible();
});
