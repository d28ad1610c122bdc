import { safeLink } from '@tandem/domain/rich-text/safe-link';
import { type ContentRun, LINE_BREAK } from './content-block.ts';

/** Makes links of web addresses that stand in the text; what is a link already stays as it is. */
export function linkBareAddresses(runs: readonly ContentRun[]): ContentRun[] {
  return runs.flatMap((run) => (run.link || run === LINE_BREAK ? [run] : splitAtAddresses(run)));
}

function splitAtAddresses(run: ContentRun): ContentRun[] {
  const pieces: ContentRun[] = [];
  let position = 0;
  for (const { 0: found, index } of run.text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)) {
    const address = withoutPunctuation(found);
    const link = safeLink(address);
    if (!link) continue;
    pieces.push({ ...run, text: run.text.slice(position, index) }, { ...run, text: address, link });
    position = index + address.length;
  }
  pieces.push({ ...run, text: run.text.slice(position) });
  return pieces.filter(({ text }) => text !== '');
}

/** A full stop after an address ends the sentence; a bracket belongs to it only if it opens there. */
function withoutPunctuation(found: string): string {
  let end = found.length;
  let unopened = count(found, ')') - count(found, '(');
  while (end > 0) {
    const last = found.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!".,;:!?'*_]}".includes(last)) break;
    end -= 1;
  }
  return found.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
