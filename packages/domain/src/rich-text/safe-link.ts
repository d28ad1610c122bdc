// Which addresses a message may link to: web pages and mail addresses, written out in full. The
// rule reads characters and asks no url parser, so that server and browser cannot disagree about
// it; an address it is unsure of is no link, and its words stay. A user name before the host is
// refused because 'https://bank.example@evil.example' reads like the bank, and characters nobody
// can see are refused because they exist in addresses only to deceive. What it returns passes it
// again unchanged.

export const LINK_LIMIT = 2000;

export function safeLink(address: string): string | undefined {
  // Browsers drop line breaks and tabs anywhere in an address, and read a space as %20.
  const tidy = address
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replaceAll(' ', '%20');
  if (tidy.length > LINK_LIMIT || !tidy.isWellFormed() || REFUSED.test(tidy)) return undefined;
  const [, scheme = '', rest = ''] = /^(https?:\/\/|mailto:)(.+)$/i.exec(tidy) ?? [];
  const isComplete = scheme.toLowerCase() === 'mailto:' ? MAIL.test(rest) : HOST.test(rest);
  return isComplete ? scheme.toLowerCase() + rest : undefined;
}

const HOST = /^[^/?#@:]+(:\d{1,5})?([/?#]|$)/;
const MAIL = /^[^?@:/]+@[^?@:/]+(\?|$)/;

// Controls, spaces, invisible marks, and what would end an attribute or mean '/' to some readers.
const REFUSED = /[\p{Cc}\p{Cf}\p{Z}"<>\\`]/u;

// Tells where a link really leads when its words name another place: '<a href="https://evil.example">
// bank.example</a>'. Only words that begin like an address can mislead; 'our catalogue' claims
// nothing. A leading 'www.' makes no difference. Returns the host to show beside the link, or nothing.
export function misleadingHost(words: string, link: string): string | undefined {
  const claimed = hostIn(words);
  const actual = hostIn(link.replace(/^mailto:[^@]*@/, ''));
  return claimed && actual && claimed !== actual ? actual : undefined;
}

function hostIn(text: string): string | undefined {
  const found =
    /^\s*(?:[a-z]+:\/{0,2})?(?:[^\s/?#@]*@)?((?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]{2,})/iu.exec(text);
  return found?.[1]?.toLowerCase().replace(/^www\./, '');
}
