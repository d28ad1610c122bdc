import { START_TRIAL_LABEL } from '@tandem/domain/billing/plan-offers';
import { Html, html } from '../../platform/pages/html.ts';
import { findFonts } from './find-fonts.ts';
import { STYLES } from './styles.ts';

export interface Page {
  title: string;
  description: string;
  /** Where it stands on our own site. */
  path: string;
  body: Html;
}

/** A whole document. Everything but the response's nonce is known beforehand. */
export function framePage(page: Page, publicUrl: string): (nonce: string) => Html {
  const fonts = findFonts();
  const faces = [fontFace('Inter Variable', fonts.text), fontFace('Bricolage', fonts.display)];
  const styles = new Html(`${faces.join('')}${STYLES}`);
  const preload = fonts.display
    ? html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${fonts.display}">`
    : '';
  return (nonce) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
<meta name="theme-color" content="#0b6e6e">
<meta property="og:type" content="website">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:image" content="${publicUrl}/app/icon-512.png">
<link rel="canonical" href="${publicUrl}${page.path}">
<link rel="icon" type="image/svg+xml" href="/app/favicon.svg">
<link rel="icon" type="image/png" sizes="32x32" href="/app/icon-32.png">
<link rel="apple-touch-icon" href="/app/icon-180.png">
${preload}
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
${HEADER}
<main id="main">${page.body}</main>
${FOOTER}
</body>
</html>`;
}

function fontFace(family: string, address: string | undefined): string {
  if (!address) return '';
  return `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:200 900;font-display:swap}`;
}

const MARK = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><g fill="none" stroke-width="5"><circle cx="11.5" cy="16" r="8" stroke="#0b6e6e"/><circle cx="20.5" cy="16" r="8" stroke="#ffb020"/><path d="M11.5 8a8 8 0 0 1 7.2 4.5" stroke="#0b6e6e"/></g></svg>`;

const HEADER = html`<header class="top"><div class="wide bar">
<a class="brand" href="/">${MARK}<span>Tandem</span></a>
<nav aria-label="Main">
<a class="more" href="/#how">How it works</a>
<a class="more" href="/app/pricing">Pricing</a>
<a class="more" href="/about-us">About us</a>
<a href="/app/login">Sign in</a>
<a class="button small" href="/app/register"><span class="more">${START_TRIAL_LABEL}</span><span class="less">Start trial</span></a>
</nav>
</div></header>`;

const FOOTER = html`<footer class="bottom"><div class="wide">
<a class="brand" href="/">${MARK}<span>Tandem</span></a>
<nav aria-label="Footer">
<a href="/app/pricing">Pricing</a>
<a href="/about-us">About us</a>
<a href="/privacy">Privacy</a>
<a href="/terms">Terms of Use</a>
<a href="/app/login">Sign in</a>
<a href="mailto:hello@tandem.example">Contact Us</a>
</nav>
</div></footer>`;
