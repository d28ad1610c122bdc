import type { DemoMessage } from '../demo-conversation.ts';

/** Somebody's words: plain ones become a paragraph, html stays as it is. */
export function say(
  from: string,
  minutesAgo: number,
  words: string,
  more: Partial<DemoMessage> = {},
): DemoMessage {
  const content = words.startsWith('<') ? words : `<p>${words}</p>`;
  return { from, minutesAgo, content, ...more };
}

export const LEAD = { by: 'member@northwind.example' } as const;
