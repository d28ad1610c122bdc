// Finds words of a message that look like coupon codes, so that the composer can offer to track
// them (signup-forms §5). What counts as coupon-like is narrowed in decisions 0024 and 0095: four
// characters or more with a letter among them, standing alone, outside tags and links, and either
// with a digit, ! or % inside or long and no common word. Neither a keyword that recipients reply with
// nor a word the author ignored.
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
  return coupons.filter(({ code }) => isCouponLike(code) && !ignoredCoupons.includes(code));
}

export type FoundCoupon = { code: string; start: number; end: number };

/** A message has one coupon; a second asks first, under this label (signup-forms §4). */
export function offerForCoupon(current: string | null, next: string): 'track' | 'replace' | 'none' {
  if (!current) return 'track';
  return current === next ? 'none' : 'replace';
}

export const REPLACE_COUPON_LABEL = 'Replace Current Code';

const COUPON_WORD = /(?<![\p{L}\p{N}_&'’-])(?=[0-9!%]*[A-Z])[A-Z0-9!%]{4,}(?![\p{L}\p{N}_&'’-])/gu;

function isCouponLike(code: string): boolean {
  // Closing exclamation marks are how people shout, and say nothing about the word.
  const word = code.replace(/!+$/, '');
  if (/[0-9!%]/.test(word)) return true;
  return word.length >= TELLING_LENGTH && !COMMON_WORDS.has(word);
}

/** So long a word in capitals is a code more often than a word, but for those below. */
const TELLING_LENGTH = 8;

const COMMON_WORDS = new Set(
  `ABSOLUTELY ADDITIONAL ANNIVERSARY ANNOUNCEMENT ANNOUNCING ANYTHING AVAILABLE BEAUTIFUL BESTSELLER
  BESTSELLERS BIRTHDAY BLOWOUT CELEBRATE CELEBRATING CHECKOUT CHRISTMAS CLEARANCE CLOTHING COLLECTION
  COMPLETE COMPLETELY CONGRATS CONGRATULATIONS CUSTOMER CUSTOMERS DECEMBER DELIVERED DELIVERY DISCOUNT
  DISCOUNTS DOORBUSTER DOORBUSTERS EVERYONE EVERYTHING EXCLUSIVE EXCLUSIVELY EXPIRES EXPIRING EXTENDED
  FAVORITE FAVORITES FEBRUARY FESTIVAL GIVEAWAY GIVEAWAYS GUARANTEED HALLOWEEN HAPPENING HOLIDAYS
  IMPORTANT INCREDIBLE INSTANTLY INTRODUCING INVITATION JANUARY LAUNCHING LIMITED MEMBERSHIP MIDNIGHT
  NOVEMBER OFFICIAL OFFICIALLY ORIGINAL PERSONAL PREMIERE PREORDER PRESENTS PRIORITY PRODUCTS PURCHASE
  PURCHASES REDEEMABLE REMEMBER REMINDER RESTOCKED SATURDAY SELECTED SEPTEMBER SHIPPING SHOPPING
  SITEWIDE SOMETHING SPECIALS SPECTACULAR STARTING STOPALL STOREWIDE SUBSCRIBE SUBSCRIBED SUBSCRIBER
  SURPRISE SWEEPSTAKES THANKSGIVING THOUSANDS THURSDAY TOGETHER TOMORROW ULTIMATE UNBEATABLE UNLIMITED
  UNSUBSCRIBE VALENTINE VALENTINES WAREHOUSE WEDNESDAY WELCOMING WHATEVER WHENEVER`.split(/\s+/),
);

/** Blanks links out, keeping every other character at its place. */
function withoutLinks(text: string): string {
  let result = text;
  for (const { start, end } of findUrls(text)) {
    result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end);
  }
  return result;
}
