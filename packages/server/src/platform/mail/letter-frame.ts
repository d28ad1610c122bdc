import { escapeHtml } from '../pages/html.ts';

interface Framed {
  /** Where this installation is reached; the logo comes from there. */
  publicUrl: string;
  title: string;
  /** What a mailbox shows beside the subject. */
  preview?: string;
  /** Safe html. */
  body: string;
  /** Safe html, in small print under the letter. */
  footer: string;
  /** More rules, such as those for paper. */
  css?: string;
}

/**
 * The paper that every mail and every receipt is written on: one column that fits a phone, the logo,
 * small print at the end, light or dark as the reader has it. Mail programs drop style sheets at
 * will, so the light look stands in the elements and the sheet only darkens it. Nothing but tables
 * keeps a column in all of them.
 */
export function letterFrame({ publicUrl, title, preview, body, footer, css = '' }: Framed): string {
  const url = escapeHtml(publicUrl);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}${css}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${LOOK.canvas};color:${LOOK.ink};font:16px/1.5 Inter,Arial,sans-serif">
${preview ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` : ''}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="background:${LOOK.canvas}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${WIDTH_PX}px">
<tr><td style="padding:0 4px 16px"><a href="${url}" class="ink" style="color:${LOOK.ink};text-decoration:none;font-size:20px;font-weight:700"><img src="${url}/app/mail-logo.png" width="28" height="28" alt="" style="vertical-align:middle;border:0">&nbsp;<span style="vertical-align:middle">Tandem</span></a></td></tr>
<tr><td class="paper" style="background:${LOOK.paper};border:1px solid ${LOOK.line};border-radius:12px;padding:28px 24px">
${body}
</td></tr>
<tr><td class="dimmed" style="padding:16px 4px;color:${LOOK.dimmed};font-size:13px">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const WIDTH_PX = 560;

/** The colours of the web's theme, spelled out: mail programs know no variables. */
export const LOOK = {
  canvas: '#faf8f5',
  paper: '#ffffff',
  ink: '#25221e',
  dimmed: '#6b645b',
  line: '#e7e2da',
  action: '#0b6e6e',
} as const;

const DARK = `
@media (prefers-color-scheme:dark){
.canvas{background:#171513!important;color:#f1ede7!important}
.paper{background:#211f1c!important;border-color:#3a362f!important}
.ink{color:#f1ede7!important}
.dimmed{color:#b3aba0!important}
.dimmed a{color:#b3aba0!important}
.line{border-color:#3a362f!important}
.link{color:#6fd0cd!important}
}
`;
