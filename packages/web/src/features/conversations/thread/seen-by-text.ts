import type { ConversationReader } from '@tandem/contract/conversations';

/** 'Seen by you', 'Seen by you and Maren', 'Seen by you, Maren and 3 more'. */
export function seenByText(readers: readonly ConversationReader[], ownUserId: number): string {
  const others = readers.filter(({ userId }) => userId !== ownUserId).map(({ name }) => name);
  const names = others.length < readers.length ? ['you', ...others] : others;
  const more = names.length - SHOWN;
  const listed = more > 0 ? [...names.slice(0, SHOWN), `${more} more`] : names;
  return `Seen by ${joined(listed)}`;
}

const SHOWN = 3;

function joined(words: string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
