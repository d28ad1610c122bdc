import { createTransport } from 'nodemailer';
import type { MailPort } from './mail.ts';

/** The real adapter: hands mails to an SMTP server. A refusal throws, and the job tries again. */
export function smtpMail(settings: { url: string; from: string }): MailPort {
  const transport = createTransport(settings.url);
  return {
    async send({ to, subject, text, html, headers }) {
      await transport.sendMail({
        from: settings.from,
        to,
        subject,
        text,
        html,
        ...(headers ? { headers } : {}),
      });
    },
  };
}
