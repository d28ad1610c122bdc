import { composeMail } from './compose-mail.ts';

interface LinkMail {
  subject: string;
  lines: string[];
  /** The token is put behind the address. */
  link: { url: string; label: string };
  footer: string;
}

/** A short mail with one button, for a link that is made when it is sent. */
export function linkMail({ subject, lines, link, footer }: LinkMail) {
  return (token: string) =>
    composeMail({
      publicUrl: new URL(link.url).origin,
      subject,
      parts: [...lines, { button: { label: link.label, url: `${link.url}${token}` } }],
      footer,
    });
}
