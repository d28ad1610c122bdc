interface LinkMail {
  subject: string;
  lines: string[];
  /** The token is put behind the address. */
  link: { url: string; label: string };
  footer: string;
}

/** A short mail with one button, as plain text and as HTML that mail programs render alike. */
export function linkMail({ subject, lines, link, footer }: LinkMail) {
  return (token: string) => {
    const url = `${link.url}${token}`;
    return {
      subject,
      text: [...lines, '', url, '', footer].join('\n'),
      html: [
        '<div style="font:16px/1.5 Arial,sans-serif;color:#25221e;max-width:480px;margin:auto;padding:24px">',
        ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
        `<p><a href="${escapeHtml(url)}" style="background:#0b6e6e;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(link.label)}</a></p>`,
        `<p style="color:#6b645b;font-size:14px">${escapeHtml(footer)}</p></div>`,
      ].join(''),
    };
  };
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
