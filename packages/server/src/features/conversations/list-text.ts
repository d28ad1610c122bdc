import { htmlToText } from '@tandem/domain/conversations/html-to-text';

/** More than the widest list shows. */
const LIST_TEXT_CHARACTERS = 200;

/** A message as lists show it. */
export function listText(content: string): string {
  return htmlToText(content).slice(0, LIST_TEXT_CHARACTERS);
}
