// How home tells what was said last in a conversation. A message without words says only that there
// is one.

export function conversationActivity(latest: {
  partner: string;
  isOwn: boolean;
  text: string;
}): string {
  const who = latest.isOwn ? `You wrote to ${latest.partner}` : `${latest.partner} wrote to you`;
  return latest.text === '' ? who : `${who}: ${latest.text}`;
}
