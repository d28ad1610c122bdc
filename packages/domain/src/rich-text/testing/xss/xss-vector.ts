/** A piece of html that tries to run code. It calls `__xss()` when it succeeds. */
export interface XssVector {
  family: string;
  html: string;
}

export const CODE = '__xss()';
/** The shortest thing that runs by itself once a browser believes it. */
export const BAIT = `<img src=x onerror=${CODE}>`;

export function family(name: string, htmls: readonly string[]): XssVector[] {
  return htmls.map((html) => ({ family: name, html }));
}

/** Every combination of two lists. */
export function crossed<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  combine: (one: One, other: Other) => string,
): string[] {
  return ones.flatMap((one) => others.map((other) => combine(one, other)));
}

export function asDecimal(text: string, { width = 0, end = ';' } = {}): string {
  return [...text].map((c) => `&#${String(c.codePointAt(0)).padStart(width, '0')}${end}`).join('');
}

export function asHex(text: string, { width = 0, end = ';' } = {}): string {
  return [...text]
    .map((c) => `&#x${(c.codePointAt(0) ?? 0).toString(16).padStart(width, '0')}${end}`)
    .join('');
}

export function asPercent(text: string): string {
  return [...text].map((c) => `%${(c.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`).join('');
}

export function inMixedCase(text: string): string {
  return [...text].map((c, at) => (at % 2 ? c.toUpperCase() : c.toLowerCase())).join('');
}
