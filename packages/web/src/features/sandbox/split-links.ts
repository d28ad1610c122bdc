/** Text cut into plain stretches and web addresses; a full stop at an address's end is none of it. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g)) {
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    end = index + address.length;
    parts.push({ at: index, text: address, href: address });
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

export type TextPart = { at: number; text: string; href?: string };
