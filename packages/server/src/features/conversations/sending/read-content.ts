import { validateMessageContent } from '@tandem/domain/conversations/validate-message-content';
import { invalidField } from '../../../platform/http/http-error.ts';
import { cleanContent } from '../clean-content.ts';

/** What is kept of the html a browser sent; refuses what then says nothing, or too much. */
export function readContent(html: string): string {
  const content = cleanContent(html);
  const problem = validateMessageContent(content);
  if (problem) throw invalidField('content', problem);
  return content;
}
