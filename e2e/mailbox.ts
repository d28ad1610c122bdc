import { vi } from 'vitest';
import { type ApiCaller, signInToApi } from './api-caller.ts';
import { OWNER } from './person.ts';

/**
 * The path of the link in the newest mail to somebody, as soon as it has arrived: the first one, or
 * the one behind `words`.
 */
export async function linkMailedTo(
  url: string,
  to: string,
  subject: RegExp,
  words = '',
): Promise<string> {
  const linkIn = new RegExp(`${words}https?://[^\\s/]+(/app/\\S+)`);
  const mailbox = await openMailbox(url);
  return vi.waitFor(
    async () => {
      const mails = await mailbox.call('GET /sandbox/mails');
      const mail = mails.find((found) => found.to === to && subject.test(found.subject));
      const link = mail && linkIn.exec(mail.text)?.[1];
      if (!link) throw new Error(`no mail to ${to} about ${subject}`);
      return link;
    },
    { timeout: 90_000, interval: 50 },
  );
}

/** The token in that link. */
export async function tokenMailedTo(url: string, to: string, subject: RegExp): Promise<string> {
  const link = await linkMailedTo(url, to, subject);
  const token = /([\w-]{40,})$/.exec(link)?.[1];
  if (!token) throw new Error(`no token in ${link}`);
  return token;
}

/** Any signed-in person may look into the sandbox mailbox; one does for all mails of a product. */
const mailboxes = new Map<string, Promise<ApiCaller>>();

function openMailbox(url: string): Promise<ApiCaller> {
  const open = mailboxes.get(url) ?? signInToApi(url, OWNER);
  mailboxes.set(url, open);
  return open;
}
