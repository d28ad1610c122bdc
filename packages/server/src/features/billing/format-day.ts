/** A day of a bill, as it stands on paper; bills of all readers speak of the same days. */
export function formatDay(moment: string): string {
  const form = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return form.format(new Date(moment));
}
