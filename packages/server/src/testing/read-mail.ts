import { expect, vi } from 'vitest';
import { sandboxMails } from '../platform/mail/schema.ts';
import type { TestApp } from './test-app.ts';

/** Waits for the newest mail to an address and answers its text. */
export function mailTo(app: TestApp, recipient: string, count = 1): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = (await app.db.root.select().from(sandboxMails))
        .filter((mail) => mail.recipient === recipient)
        .sort((a, b) => b.id - a.id);
      expect(mails.length).toBeGreaterThanOrEqual(count);
      return mails[0]?.text ?? '';
    },
    { timeout: 15_000, interval: 100 },
  );
}

/** The token at the end of the link in a mail. */
export function tokenIn(text: string): string {
  const token = /\/app\/[a-z-]+(?:\?token=|\/)([\w-]{40,})/.exec(text)?.[1];
  if (!token) throw new Error('no link in this mail');
  return token;
}
