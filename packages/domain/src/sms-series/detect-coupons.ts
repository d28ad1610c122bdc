// Finds words of a message that look like coupon codes, so that the composer can offer to track
// them (signup-forms §5). What counts as coupon-like is narrowed in decision 0024: four characters
// or more with a letter among them, standing alone, outside tags and links, neither a keyword that
// recipients reply with nor a word the author ignored.
import { findUrls } from '../links/find-urls.ts';
import { parseMergeTags } from './merge-tags.ts';

export function detectCoupons(text: string, ignoredCoupons: readonly string[] = []): FoundCoupon[] {
  const coupons: FoundCoupon[] = [];
  let offset = 0;
  for (const part of parseMergeTags(text)) {
    if (part.kind === 'text') {
      for (const match of withoutLinks(part.text).matchAll(COUPON_WORD)) {
        const start = offset + match.index;
        coupons.push({ code: match[0], start, end: start + match[0].length });
      }
    }
    offset += part.kind === 'text' ? part.text.length : part.raw.length;
  }
  return coupons.filter(({ code }) => !isKeyword(code) && !ignoredCoupons.includes(code));
}

export type FoundCoupon = { code: string; start: number; end: number };

/** A message has one coupon; a second asks first, under this label (signup-forms §4). */
export function offerForCoupon(current: string | null, next: string): 'track' | 'replace' | 'none' {
  if (!current) return 'track';
  return current === next ? 'none' : 'replace';
}

export const REPLACE_COUPON_LABEL = 'Replace Current Code';

const COUPON_WORD = /(?<![\p{L}\p{N}_&'’-])(?=[0-9!%]*[A-Z])[A-Z0-9!%]{4,}(?![\p{L}\p{N}_&'’-])/gu;

function isKeyword(word: string): boolean {
  return /^(STOP|STOPALL|UNSUBSCRIBE|CANCEL|QUIT|HELP|INFO|START|UNSTOP)!*$/.test(word);
}

/** Blanks links out, keeping every other character at its place. */
function withoutLinks(text: string): string {
  let result = text;
  for (const { start, end } of findUrls(text)) {
    result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end);
  }
  return result;
}
