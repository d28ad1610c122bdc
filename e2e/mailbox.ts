import { type APIRequestContext, request } from 'playwright-core';
import { OWNER } from './sign-in.ts';

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
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const mails: Mail[] = await (await mailbox.get('/sandbox/mails')).json();
      const mail = mails.find(
        (candidate) => candidate.to === to && subject.test(candidate.subject),
      );
      const link = mail && linkIn.exec(mail.text)?.[1];
      if (link) return link;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
    throw new Error(`no mail to ${to} about ${subject}`);
  } finally {
    await mailbox.dispose();
  }
}

type Mail = { to: string; subject: string; text: string };
const TRIES = 60;
const WAIT_MS = 250;

/** Any signed-in person may look into the sandbox mailbox. */
async function openMailbox(url: string): Promise<APIRequestContext> {
  const context = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  await context.post('/login', { data: OWNER });
  return context;
}
