import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model';

/** Plain text as it was laid out: an empty line parts paragraphs, a line break stays one. */
export function parsePastedText(text: string, schema: Schema): Slice {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\n+$/g, '')
    .split(/\n[ \t]*\n\s*/)
    .map((lines) => schema.node('paragraph', null, withLineBreaks(lines, schema)));
  return Slice.maxOpen(Fragment.from(paragraphs));
}

function withLineBreaks(lines: string, schema: Schema): Node[] {
  return lines
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [schema.node('hardBreak')] : []),
      ...(line === '' ? [] : [schema.text(line)]),
    ]);
}
