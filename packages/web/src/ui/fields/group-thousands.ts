import { parseNumber } from '@tandem/domain/validation/number-rules';

/** Groups the digits of a number for reading (12,500). Text that is no number stays as typed. */
export function groupThousands(text: string): string {
  const number = parseNumber(text);
  if (number === undefined) return text;
  // A number too long for a double would change while being formatted.
  const grouped = number.toLocaleString('en-US', { maximumFractionDigits: 20 });
  return grouped.replaceAll(',', '') === text ? grouped : text;
}
