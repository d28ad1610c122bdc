// A message needs words: formatting, spaces and invisible signs alone are empty. Its text may have
// 5,000 characters, counted as the reader sees them, without markup. The html behind them may be ten
// times that, which no person writes; it stops five thousand paragraphs of one letter each. Asked
// about cleaned html by the server, and about the editor's html by the screen.

import { countCharacters } from '../validation/text-rules.ts';
import { htmlToText } from './html-to-text.ts';

export const MESSAGE_TEXT_LIMIT = 5000;
const MESSAGE_HTML_LIMIT = 10 * MESSAGE_TEXT_LIMIT;

export function validateMessageContent(html: string): string | undefined {
  const text = htmlToText(html);
  if (!/[^\s\p{Cf}]/u.test(text)) return 'Required field';
  if (countCharacters(text) > MESSAGE_TEXT_LIMIT) return 'Cannot exceed 5000 characters';
  return html.length > MESSAGE_HTML_LIMIT ? 'Too much formatting' : undefined;
}
