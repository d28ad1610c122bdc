// A merge tag is a name between *| and |*, replaced for each recipient. Thirteen names belong to the
// product (signup-forms §3), any other is a custom field of the brand. A tag may carry the text to
// use when there is no value: *|FIRST_NAME_OR__friend|*. The first `_OR__` splits name and fallback.
// A bar cannot stand inside a tag, so what does not parse stays ordinary text. The product's names may
// be typed in small letters; a custom field is called as the brand wrote it.

export function parseMergeTags(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\*\|([a-z]\w*?)(?:_OR__([^|]*))?\|\*/gi)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const name = tagName(String(match[1]));
    parts.push({ kind: 'tag', raw: match[0], name, fallback: match[2] ?? null });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function tagName(typed: string): string {
  return isProductMergeTag(typed.toUpperCase()) ? typed.toUpperCase() : typed;
}

export type MergeTag = { kind: 'tag'; raw: string; name: string; fallback: string | null };
export type MessagePart = { kind: 'text'; text: string } | MergeTag;

export const PRODUCT_MERGE_TAGS = [
  'LINK',
  'COUPON_CODE',
  'COUPON',
  'BRAND_NAME',
  'ABANDONED_CART_URL',
  'ABANDONED_CART_TOTAL',
  'ABANDONED_PRODUCT_IMAGE',
  'ABANDONED_PRODUCT_NAME',
  'ABANDONED_PRODUCT_PRICE',
  'TRACKING_NUMBER',
  'TRACKING_URL',
  'ORDER_STATUS_URL',
  'ORDER_NUMBER',
] as const;

export type ProductMergeTag = (typeof PRODUCT_MERGE_TAGS)[number];

export function isProductMergeTag(name: string): name is ProductMergeTag {
  return (PRODUCT_MERGE_TAGS as readonly string[]).includes(name);
}

export function hasMergeTag(text: string, ...names: ProductMergeTag[]): boolean {
  return parseMergeTags(text).some(
    (part) => part.kind === 'tag' && (names as string[]).includes(part.name),
  );
}

/** Writes a tag. Bars are dropped from the fallback, as they would end the tag early. */
export function writeMergeTag(name: string, fallback: string | null = null): string {
  return fallback === null ? `*|${name}|*` : `*|${name}_OR__${fallback.replaceAll('|', '')}|*`;
}

// Fills a message in for one recipient. A tag becomes its value, or its fallback when the value is
// missing or blank, or nothing at all: a recipient never sees the raw tag. Values are inserted as
// they are and not read for tags again, so a subscriber's own field cannot smuggle one in.
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
