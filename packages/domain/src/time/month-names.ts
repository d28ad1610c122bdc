// English month names, for the 'MMMM' and 'MMM' of the specification's date formats. A short name
// is the first three letters, in every month.

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `month` is 1 to 12. */
export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
}

/** `month` is 1 to 12. */
export function shortMonthName(month: number): string {
  return monthName(month).slice(0, 3);
}
