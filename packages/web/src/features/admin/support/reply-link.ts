/** A mail to whoever asked, with their words quoted below the answer. */
export function replyLink(ticket: { email: string; subject: string; message: string }): string {
  const quoted = shortened(ticket.message)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const subject = encodeURIComponent(`Re: ${ticket.subject}`);
  // Anything but the @ is encoded, or an address could add recipients of its own.
  const to = encodeURIComponent(ticket.email).replace('%40', '@');
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
}

/** Mail programs cut long links off, some at two thousand characters. */
const QUOTED_AT_MOST = 600;

function shortened(text: string): string {
  return text.length > QUOTED_AT_MOST ? `${text.slice(0, QUOTED_AT_MOST)}…` : text;
}
