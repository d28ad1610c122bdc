import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './mail-view.module.css';

/**
 * Shows a mail's HTML in a frame that can run no scripts, submit no forms and open nothing by itself.
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
      sandbox="allow-same-origin"
      onLoad={show}
    />
  );
}

function fill(page: Document, html: string): void {
  const mail = new DOMParser().parseFromString(html, 'text/html');
  const sheets = [...mail.querySelectorAll('style')].map((style) => {
    style.remove();
    return style.textContent ?? '';
  });
  const styles = [...mail.body.querySelectorAll('*'), mail.body].map((element) => {
    const css = element.getAttribute('style');
    element.removeAttribute('style');
    return css;
  });
  const body = page.adoptNode(mail.body);
  page.body.replaceWith(body);
  [...body.querySelectorAll<HTMLElement>('*'), body].forEach((element, index) => {
    if (styles[index]) element.style.cssText = styles[index];
  });
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (Sheet) page.adoptedStyleSheets = sheets.map((css) => sheetOf(new Sheet(), css));
}

function sheetOf(sheet: CSSStyleSheet, css: string): CSSStyleSheet {
  sheet.replaceSync(css);
  return sheet;
}
