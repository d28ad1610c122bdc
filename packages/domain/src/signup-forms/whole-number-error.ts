// The number boxes of the builder (delay, days, corner radius, auto-close) take digits only, at
// least 0 (signup-forms §5). They hold what was typed, so a value may be text; blank is an error
// because all of them are required where they apply. The texts are those of platform §5.

export function wholeNumberError(value: string | number | null | undefined): string | null {
  const text = String(value ?? '').trim();
  if (text === '') return 'Required field';
  if (!/^\d+$/.test(text)) return 'Must be positive integer or zero';
  return Number(text) > 2_147_483_647 ? 'Number is too large' : null;
}
