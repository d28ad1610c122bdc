// What the days of a range add up to. Sessions and page views can be added; people and brands come
// back day after day and cannot, so of those the average day is told. Days before the first one with
// any use say nothing (the product was not there yet), and the last day, today, is not over: it
// counts only where there is no other.

export interface UsageFigures {
  sessions: number;
  people: number;
  brands: number;
  pageViews: number;
}

export interface UsageTotals {
  sessions: number;
  pageViews: number;
  peoplePerDay: number;
  brandsPerDay: number;
}

/** Oldest first; the last one is today. */
export function usageTotals(days: readonly UsageFigures[]): UsageTotals {
  const first = days.findIndex(({ sessions }) => sessions > 0);
  const used = first === -1 ? [] : days.slice(first);
  const whole = used.length > 1 ? used.slice(0, -1) : used;
  return {
    sessions: sum(used, 'sessions'),
    pageViews: sum(used, 'pageViews'),
    peoplePerDay: average(whole, 'people'),
    brandsPerDay: average(whole, 'brands'),
  };
}

function sum(days: readonly UsageFigures[], of: keyof UsageFigures): number {
  return days.reduce((total, day) => total + day[of], 0);
}

/** To one decimal: half a person a day is a figure worth knowing while there are few. */
function average(days: readonly UsageFigures[], of: keyof UsageFigures): number {
  return days.length === 0 ? 0 : Math.round((10 * sum(days, of)) / days.length) / 10;
}
