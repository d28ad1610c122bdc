import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './mail-view.module.css';

/**
 * Shows a mail's HTML in a frame that can run no scripts, submit no forms and open nothing by itself;
 * a link somebody clicks opens in the tab.
 * The frame inherits our content policy, which refuses style attributes and style elements in markup;
 * mails consist of little else, so both are handed to the browser's style API instead.
 */
export function MailHtml({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = () => frame.current?.contentDocument && fill(frame.current.contentDocument, html);
  const showNow = useEffectEvent(show);
  // Some browsers have an empty page ready at once, others replace it a moment later.
  useEffect(() => void showNow(), []);
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      title="HTML of the mail"
      sandbox="allow-same-origin allow-top-navigation-by-user-activation"
      onLoad={show}
    />
  );
}

function fill(page: Document, html: string): void {
  const mail = new DOMParser().parseFromString(setStylesAside(html), 'text/html');
  const sheets = [...mail.querySelectorAll(`script[${SHEET}]`)].map((sheet) => sheet.textContent);
  for (const script of mail.querySelectorAll('script')) script.remove();
  // A link clicked here goes where it would go in a mail program: out of the mail.
  for (const link of mail.querySelectorAll('a')) link.target = '_top';
  const body = page.adoptNode(mail.body);
  page.body.replaceWith(body);
  for (const element of [body, ...body.querySelectorAll<HTMLElement>(`[${STYLE}]`)]) {
    element.style.cssText = element.getAttribute(STYLE) ?? '';
  }
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (Sheet) page.adoptedStyleSheets = sheets.map((css) => sheetOf(new Sheet(), css ?? ''));
}

const STYLE = 'data-mail-style';
const SHEET = 'data-mail-sheet';

/** Parsing alone would already have the policy complain about each of them. */
function setStylesAside(html: string): string {
  return html.replace(/<[^>]*>/g, (tag) =>
    tag
      .replace(/^<style\b/i, `<script type="text/plain" ${SHEET}`)
      .replace(/^<\/style\b/i, '</script')
      .replace(/\sstyle\s*=/gi, ` ${STYLE}=`),
  );
}

function sheetOf(sheet: CSSStyleSheet, css: string): CSSStyleSheet {
  sheet.replaceSync(css);
  return sheet;
}
