import type { DemoInvite, DemoMessage } from '../demo-conversation.ts';

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

/** The host asks the invitee. */
export function invitation(
  campaign: string,
  host: string,
  invitee: string,
  status: DemoInvite['status'],
): DemoInvite {
  return { campaign, host, invitee, isApplication: false, status };
}

/** The invitee asks to join. */
export function application(
  campaign: string,
  host: string,
  invitee: string,
  status: DemoInvite['status'],
): DemoInvite {
  return { campaign, host, invitee, isApplication: true, status };
}
