import { escapeHtml } from '../pages/html.ts';
import { LOOK, letterFrame } from './letter-frame.ts';
import type { Mail } from './mail.ts';

/** What a mail says, part by part; a plain text is a paragraph. */
export type MailPart =
  | string
  /** Begins a section, with a line above it that says what it is about. */
  | { heading: string }
  | { caption: string }
  /** Figures, such as the lines of a bill; the last one may be their sum. */
  | { rows: { label: string; value: string; isTotal?: boolean }[] }
  | { item: { title?: string; text: string; url: string } }
  | { link: MailLink }
  | { button: MailLink };

interface MailLink {
  label: string;
  url: string;
}

export interface Letter {
  publicUrl: string;
  subject: string;
  /** Stands large above the text where the subject would say it badly. */
  title?: string;
  parts: readonly MailPart[];
  /** Why the person gets this. */
  footer: string;
  footerLinks?: readonly MailLink[];
}

/** The one way to write a mail: HTML that looks alike everywhere, and a text that says the same. */
export function composeMail(letter: Letter): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { publicUrl, subject, title = subject, parts, footer, footerLinks = [] } = letter;
  const preview = parts.find((part) => typeof part === 'string');
  const small = footerLinks.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" style="color:${LOOK.dimmed}">${escapeHtml(label)}</a>`,
  );
  return {
    subject,
    text: [
      ...parts.flatMap((part) => [...textOf(part), '']),
      '--',
      footer,
      ...footerLinks.map(({ label, url }) => `${label}: ${url}`),
      `Tandem, ${publicUrl}`,
    ].join('\n'),
    html: letterFrame({
      publicUrl,
      title: subject,
      ...(preview ? { preview } : {}),
      body: [
        `<h1 class="ink" style="margin:0 0 16px;color:${LOOK.ink};font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>`,
        ...parts.map(htmlOf),
      ].join('\n'),
      footer: [escapeHtml(footer), small.join(' · ')].filter(Boolean).join('<br>'),
    }),
  };
}

function textOf(part: MailPart): string[] {
  if (typeof part === 'string') return [part];
  if ('heading' in part) return [part.heading];
  if ('caption' in part) return [part.caption];
  if ('rows' in part) return part.rows.map(({ label, value }) => `${label}: ${value}`);
  if ('item' in part) {
    const { title, text, url } = part.item;
    return [`- ${title ? `${title}: ` : ''}${text}`, `  ${url}`];
  }
  const { label, url } = 'link' in part ? part.link : part.button;
  return [`${label}:`, url];
}

function htmlOf(part: MailPart): string {
  if (typeof part === 'string') return paragraph(escapeHtml(part));
  if ('heading' in part) {
    return `<h2 class="ink" style="margin:24px 0 8px;color:${LOOK.ink};font-size:17px">${escapeHtml(part.heading)}</h2>`;
  }
  if ('caption' in part) {
    return `<p class="dimmed" style="margin:16px 0 4px;color:${LOOK.dimmed};font-size:14px">${escapeHtml(part.caption)}</p>`;
  }
  if ('rows' in part) return table(part.rows);
  if ('item' in part) return item(part.item);
  if ('link' in part) return paragraph(anchor(part.link));
  const { label, url } = part.button;
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:${LOOK.action};color:#ffffff;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function paragraph(html: string): string {
  return `<p class="ink" style="margin:0 0 12px;color:${LOOK.ink}">${html}</p>`;
}

function anchor({ label, url }: MailLink): string {
  return `<a href="${escapeHtml(url)}" class="link" style="color:${LOOK.action};font-weight:600">${escapeHtml(label)}</a>`;
}

function item({ title, text, url }: { title?: string; text: string; url: string }): string {
  const name = title
    ? `<b class="link" style="color:${LOOK.action}">${escapeHtml(title)}</b><br>`
    : '';
  return `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" class="ink" style="color:${LOOK.ink};text-decoration:none">${name}${escapeHtml(text)}</a></p>`;
}

export function table(
  rows: readonly { label: string; value: string; isTotal?: boolean }[],
): string {
  const cell = (isTotal = false) =>
    `class="ink line" style="padding:10px 0;border-bottom:${isTotal ? '0' : `1px solid ${LOOK.line}`};color:${LOOK.ink}${isTotal ? ';font-weight:700' : ''}"`;
  const lines = rows.map(
    ({ label, value, isTotal }) =>
      `<tr><td ${cell(isTotal)}>${escapeHtml(label)}</td><td align="right" ${cell(isTotal)}>${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;font-variant-numeric:tabular-nums">${lines.join('')}</table>`;
}
