// Reads a plain decimal number such as `-3`, `0.5` or `.5`. Anything else that JavaScript would
// accept (blank text, `1e5`, `0x10`, `Infinity`) is not a number to a person filling in a form.

export function parseNumber(text: string): number | undefined {
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : undefined;
}
