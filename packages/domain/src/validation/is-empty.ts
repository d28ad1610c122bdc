// An absent value, a blank text and an empty list are empty; zero and false are not. `required`
// refuses empty values and every other rule lets them pass, so an optional field needs no special
// case.

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
