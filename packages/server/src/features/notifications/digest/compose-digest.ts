import { escapeHtml } from '../../../platform/mail/link-mail.ts';
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
  const why = 'You get this summary because you use Tandem.';
  return {
    subject,
    text: [
      ...brands.flatMap(({ name, groups }) => [
        name,
        '',
        ...groups.flatMap(({ caption, first, more, all }) => [
          caption,
          ...first.map((line) => `- ${words(line)}\n  ${urlOf(line)}`),
          ...(more ? [`- ${more}: ${all}`] : []),
          '',
        ]),
      ]),
      why,
      `Choose how often it comes: ${preferencesPage}`,
      `Unsubscribe: ${unsubscribePage}`,
    ].join('\n'),
    html: [
      '<div style="font:16px/1.5 Arial,sans-serif;color:#25221e;max-width:560px;margin:auto;padding:24px">',
      ...brands.map(({ name, groups }) => [
        `<h1 style="font-size:20px;margin:24px 0 8px">${escapeHtml(name)}</h1>`,
        ...groups.map(({ caption, first, more, all }) => [
          `<p style="color:#6b645b;font-size:14px;margin:16px 0 4px">${caption}</p>`,
          ...first.map(
            (line) =>
              `<p style="margin:0 0 12px"><a href="${escapeHtml(urlOf(line))}" style="${LINE}">${titled(line)}</a></p>`,
          ),
          more
            ? `<p style="margin:0 0 12px"><a href="${escapeHtml(all)}" style="${MORE}">${more}</a></p>`
            : '',
        ]),
      ]),
      `<p style="color:#6b645b;font-size:14px;border-top:1px solid #e6e1da;margin-top:24px;padding-top:16px">${why} `,
      `<a href="${escapeHtml(preferencesPage)}" style="color:#6b645b">Choose how often it comes</a> or `,
      `<a href="${escapeHtml(unsubscribePage)}" style="color:#6b645b">unsubscribe</a>.</p></div>`,
    ]
      .flat(2)
      .join(''),
  };
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

const words = ({ title, text }: NewsLine) => (title ? `${title}: ${short(text)}` : short(text));

const titled = ({ title, text }: NewsLine) =>
  title
    ? `<b style="color:#0b6e6e">${escapeHtml(title)}</b><br>${escapeHtml(short(text))}`
    : escapeHtml(short(text));

const LINE = 'color:#25221e;text-decoration:none';
const MORE = 'color:#0b6e6e;font-weight:bold;text-decoration:none';

const LONGEST = 140;

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${[...line].slice(0, LONGEST).join('')}…` : line;
}
