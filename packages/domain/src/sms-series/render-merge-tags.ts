// Fills a message in for one recipient. A tag becomes its value, or its fallback when the value is
// missing or blank, or nothing at all: a recipient never sees the raw tag. Values are inserted as
// they are and not read for tags again, so a subscriber's own field cannot smuggle one in.
import { parseMergeTags } from './parse-merge-tags.ts';

export function renderMergeTags(text: string, values: MergeValues): string {
  return parseMergeTags(text)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      const value = Object.hasOwn(values, part.name) ? values[part.name] : null;
      return value?.trim() ? value : (part.fallback ?? '');
    })
    .join('');
}

export type MergeValues = Readonly<Record<string, string | null | undefined>>;
