import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { NewsLine } from './news/queries.ts';

export interface DigestAddresses {
  publicUrl: string;
  /** The page where a person ends the mails. */
  unsubscribePage: string;
  preferencesPage: string;
}

/** One mail about everything a person has not read, brand by brand. */
export function composeDigest(
  lines: NewsLine[],
  { publicUrl, unsubscribePage, preferencesPage }: DigestAddresses,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const brands = [...Map.groupBy(lines, ({ brandId }) => brandId)].map(([brandId, own]) => ({
    name: own[0]?.brandName ?? '',
    groups: [
      groupOf(own, 'conversation', `${publicUrl}/app/messaging?brandId=${brandId}`),
      groupOf(own, 'notification', `${publicUrl}/app/notifications?brandId=${brandId}`),
    ].flatMap((group) => group ?? []),
  }));
  const subject = `${subjectOf(brands.flatMap(({ groups }) => groups))} on Tandem`;
  const urlOf = ({ brandId, linkTo }: NewsLine) =>
    `${publicUrl}/app${linkTo ?? '/notifications'}?brandId=${brandId}`;
  return composeMail({
    publicUrl,
    subject,
    parts: brands.flatMap(({ name, groups }) => [
      { heading: name },
      ...groups.flatMap(({ caption, first, more, all }) => [
        { caption },
        ...first.map((line) => ({ item: { ...wordsOf(line), url: urlOf(line) } })),
        ...(more ? [{ link: { label: more, url: all } }] : []),
      ]),
    ]),
    footer: 'You get this summary because you use Tandem.',
    footerLinks: [
      { label: 'Choose how often it comes', url: preferencesPage },
      { label: 'Unsubscribe', url: unsubscribePage },
    ],
  });
}

type Group = {
  caption: string;
  first: NewsLine[];
  more: string;
  all: string;
  total: number;
  kind: NewsLine['kind'];
};

function groupOf(lines: NewsLine[], kind: NewsLine['kind'], all: string): Group | undefined {
  const first = lines.filter((line) => line.kind === kind);
  const total = first[0]?.total;
  if (!total) return;
  const more = total > first.length ? `${total - first.length} more` : '';
  return { kind, first, total, more, all, caption: counted(kind, total) };
}

function subjectOf(groups: Group[]): string {
  const counts = (['conversation', 'notification'] as const).map((kind) => {
    const total = groups.reduce((sum, group) => sum + (group.kind === kind ? group.total : 0), 0);
    return total && counted(kind, total);
  });
  return counts.filter(Boolean).join(' and ');
}

function counted(kind: NewsLine['kind'], count: number): string {
  return `${count} unread ${kind}${count === 1 ? '' : 's'}`;
}

function wordsOf({ title, text }: NewsLine) {
  return { ...(title ? { title } : {}), text: short(text) };
}

const LONGEST = 140;

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${[...line].slice(0, LONGEST).join('')}…` : line;
}
