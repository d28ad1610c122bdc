import type { Services } from '../../../platform/services.ts';
import { oneClickUrl } from '../unsubscribe/serve-one-click.ts';
import { unsubscribeToken } from '../unsubscribe/unsubscribe-token.ts';
import { composeDigest } from './compose-digest.ts';
import type { NewsLine } from './news/queries.ts';

/** Hands one digest to the mail port, with the ways to end them (RFC 2369, RFC 8058). */
export function mailDigest(
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  key: string,
  person: { uid: string; email: string },
  lines: NewsLine[],
): Promise<void> {
  const { publicUrl } = config;
  const token = unsubscribeToken(person.uid, key);
  return mail.send({
    to: person.email,
    ...composeDigest(lines, {
      publicUrl,
      unsubscribePage: `${publicUrl}/app/unsubscribe/${token}`,
      preferencesPage: `${publicUrl}/app/profile/user/notifications`,
    }),
    headers: {
      'List-Unsubscribe': `<${oneClickUrl(publicUrl, token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
