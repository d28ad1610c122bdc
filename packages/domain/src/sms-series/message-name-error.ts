// A message has a name of at most 80 characters (signup-forms §5); the texts are those of platform
// §5. Spaces around a name do not count.
import { countCharacters } from '../validation/count-characters.ts';

export function messageNameError(name: string | null | undefined): string | null {
  const length = countCharacters(name?.trim() ?? '');
  if (length === 0) return 'Required field';
  return length > MAX_MESSAGE_NAME_LENGTH
    ? `Cannot exceed ${MAX_MESSAGE_NAME_LENGTH} characters`
    : null;
}

export const MAX_MESSAGE_NAME_LENGTH = 80;
