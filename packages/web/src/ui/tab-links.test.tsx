import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { TabLinks } from './tab-links.tsx';

it('fades out at the end where there are more tabs, and only there', async () => {
  const tabs = ['One', 'Two', 'Three'].map((label) => ({ to: `/${label}`, label }));
  await show(
    <MemoryRouter initialEntries={['/One']}>
      <div style={{ width: '6rem' }}>
        <TabLinks label="Narrow" tabs={tabs} />
      </div>
      <TabLinks label="Wide" tabs={tabs} />
    </MemoryRouter>,
  );
  const row = page.getByRole('navigation', { name: 'Narrow' }).element();
  const ends = () => [row.hasAttribute('data-more-before'), row.hasAttribute('data-more-after')];
  await expect.poll(ends).toEqual([false, true]);
  expect(getComputedStyle(row).maskImage).toContain('linear-gradient');
  row.scrollLeft = row.scrollWidth;
  await expect.poll(ends).toEqual([true, false]);
  const wide = page.getByRole('navigation', { name: 'Wide' }).element();
  expect(getComputedStyle(wide).maskImage).toBe('none');
});
