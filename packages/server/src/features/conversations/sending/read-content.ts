import { validateMessageContent } from '@tandem/domain/conversations/validate-message-content';
import { tooMuchMarkup } from '@tandem/domain/rich-text/too-much-markup';
import { invalidField } from '../../../platform/http/http-error.ts';
import { cleanContent } from '../clean-content.ts';

const TOO_MUCH_MARKUP = 'There is too much formatting. Please paste it as plain text.';

/** What is kept of the html a browser sent; refuses what then says nothing, or too much. */
export function readContent(html: string): string {
  if (tooMuchMarkup(html)) throw invalidField('content', TOO_MUCH_MARKUP);
  const content = cleanContent(html);
  const problem = validateMessageContent(content);
  if (problem) throw invalidField('content', problem);
  return content;
}
