import { expect, it } from 'vitest';
import { type UsageFigures, usageTotals } from './usage-totals.ts';

const day = (sessions: number, people: number, brands: number, pageViews: number) =>
  ({ sessions, people, brands, pageViews }) satisfies UsageFigures;
const none = day(0, 0, 0, 0);

it('adds sessions and page views of all days, today included', () => {
  const totals = usageTotals([day(4, 3, 2, 40), day(6, 5, 2, 60), day(1, 1, 1, 5)]);
  expect(totals).toMatchObject({ sessions: 11, pageViews: 105 });
});

it('averages people and brands over the days before today, to one decimal', () => {
  const days = [day(4, 3, 2, 1), day(4, 4, 2, 1), day(4, 4, 3, 1), day(1, 90, 90, 1)];
  expect(usageTotals(days)).toMatchObject({ peoplePerDay: 3.7, brandsPerDay: 2.3 });
});

it('leaves out the time before the first use, but not a quiet day after it', () => {
  const days = [none, none, day(2, 2, 2, 2), none, day(1, 9, 9, 1)];
  expect(usageTotals(days)).toMatchObject({ peoplePerDay: 1, brandsPerDay: 1 });
});

it('takes today where there is nothing before it', () => {
  expect(usageTotals([none, day(1, 1, 1, 3)])).toEqual({
    sessions: 1,
    pageViews: 3,
    peoplePerDay: 1,
    brandsPerDay: 1,
  });
});

it.each([[[]], [[none, none]]])('is zero without any use', (days) => {
  expect(usageTotals(days)).toEqual({
    sessions: 0,
    pageViews: 0,
    peoplePerDay: 0,
    brandsPerDay: 0,
  });
});
