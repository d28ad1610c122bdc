// A tag for a custom field needs a fallback text, because some subscribers left that field empty;
// a product tag needs one only when it is written with one (decision 0022). The fallback is the
// custom text of the tag and holds at most 32 characters (signup-forms §5, §9).
import { countCharacters } from '../validation/text-rules.ts';
import { isProductMergeTag, type MergeTag, parseMergeTags } from './merge-tags.ts';

export function mergeTagErrors(text: string): MergeTagError[] {
  return parseMergeTags(text).flatMap((part) => {
    const message = part.kind === 'tag' ? fallbackError(part) : null;
    return part.kind === 'tag' && message ? [{ tag: part.raw, message }] : [];
  });
}

export type MergeTagError = { tag: string; message: string };

export const MAX_FALLBACK_LENGTH = 32;

export function fallbackError({
  name,
  fallback,
}: Pick<MergeTag, 'name' | 'fallback'>): string | null {
  if (fallback === null && isProductMergeTag(name)) return null;
  const text = fallback?.trim() ?? '';
  if (text === '') return 'Fallback text is required. Click the merge tag to edit.';
  return countCharacters(text) > MAX_FALLBACK_LENGTH
    ? `Cannot exceed ${MAX_FALLBACK_LENGTH} characters`
    : null;
}
