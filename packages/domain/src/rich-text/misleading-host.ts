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
