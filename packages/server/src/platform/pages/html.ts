/** Markup that was put together here and may be sent as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly Part[];

/** A template whose values are escaped, unless they are markup of this kind themselves. */
export function html(fixed: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(
    fixed.reduce((text, piece, index) => text + render(values[index - 1] ?? '') + piece),
  );
}

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escapeHtml(String(part));
}

/** Safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
