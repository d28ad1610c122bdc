// Shapes a US phone number as (000) 000-0000 while it is typed, after stripping a leading 1 or +1
// (platform §5). Punctuation appears only once a digit follows it, so backspace never gets stuck.
// The mask runs on its own output with each key, so it strips every leading 1: no US area code
// starts with one.

export function maskUsPhone(text: string): string {
  const digits = usPhoneDigits(text);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area && `(${area}`;
}

/** At most ten digits, without the country code. */
export function usPhoneDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^1+/, '').slice(0, 10);
}
