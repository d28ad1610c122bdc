import { expect, it } from 'vitest';
import { composeSlots } from './compose-slots.ts';

const place = (rank: number) => ({ rank, label: `Place ${rank}`, to: `/place-${rank}` });

it('gathers what features add to a slot, in their order', () => {
  const slots = composeSlots([
    { 'settings.place': [place(3), place(1)] },
    { 'admin.tab': [place(9)] },
    { 'settings.place': [place(2)] },
  ]);
  expect(slots('settings.place').map(({ rank }) => rank)).toEqual([3, 1, 2]);
  expect(slots('admin.tab')).toEqual([place(9)]);
});

it('gives nothing where no feature adds anything', () => {
  expect(composeSlots([{}])('home.attention')).toEqual([]);
});

it('gives the very same list each time, because pages call the hooks in it', () => {
  const slots = composeSlots([{ 'home.attention': [() => []] }]);
  expect(slots('home.attention')).toBe(slots('home.attention'));
});
