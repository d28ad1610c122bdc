// A saved message holds the tag *|LINK|* where its short link stands, so that every recipient gets
// a link of their own. Saving turns short links into the tag (signup-forms §7); opening turns the
// tag back, and the old *|COUPON|* into *|COUPON_CODE|* (§3). A message has a single link to track:
// its first short link becomes the tag, other short links stay as they are (decision 0023).
import { findShortLinks } from '../links/find-short-links.ts';

export function toLinkTag(text: string, shortLinkBase: string): LinkTagged {
  const links = findShortLinks(text, shortLinkBase);
  const [first] = links;
  if (!first) return { text, code: null };
  let tagged = '';
  let end = 0;
  for (const link of links.filter(({ code }) => code === first.code)) {
    tagged += `${text.slice(end, link.start)}*|LINK|*`;
    end = link.end;
  }
  return { text: tagged + text.slice(end), code: first.code };
}

/** `code` is that of the short link now written as the tag, null when there was none. */
export type LinkTagged = { text: string; code: string | null };

/** Opens a saved or old message for editing. Without a short link the link tag stays. */
export function fromSavedText(text: string, shortUrl: string | null): string {
  const withCoupon = text.replaceAll('*|COUPON|*', '*|COUPON_CODE|*');
  return shortUrl ? withCoupon.replaceAll('*|LINK|*', () => shortUrl) : withCoupon;
}
