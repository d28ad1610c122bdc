import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface XssWatch {
  /** Nothing ran, and nothing was fetched from elsewhere. Ends the watch. */
  assertNone(): Promise<void>;
  ran: string[];
}

/** Catches the call every vector makes, dialogs, and requests to any other place than the product. */
export async function watchForXss(context: BrowserContext, url: string): Promise<XssWatch> {
  const ran: string[] = [];
  const fetched: string[] = [];
  await context.exposeFunction('__xss', (which: unknown) => void ran.push(String(which)));
  context.on('dialog', async (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  await context.route(
    (asked) => /^https?:$/.test(asked.protocol) && asked.origin !== url,
    (route) => {
      fetched.push(route.request().url());
      return route.abort();
    },
  );
  return {
    ran,
    async assertNone() {
      expect({ ran, fetched }).toEqual({ ran: [], fetched: [] });
      // The page may still be asking for something that nobody waits for.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}

/** What of the page no author's text may ever become, whether it has run yet or not. */
export async function strangeElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const KEPT: Record<string, string[]> = {
      p: [],
      br: [],
      strong: [],
      em: [],
      ul: [],
      li: [],
      a: ['href', 'target', 'rel', 'title'],
      span: ['class'],
    };
    const FORBIDDEN =
      'script:not([src^="/app/"]), base, iframe, object, embed, frameset, form[action]';
    // The page's own, which the server lets in by the hash of its text.
    const own = document.head.querySelector('script:not([src])');
    const isStrange = (element: Element) =>
      (element.matches(FORBIDDEN) && element !== own) ||
      element.matches('meta[http-equiv]') ||
      element.getAttributeNames().some((name) => name.startsWith('on') || name === 'srcdoc') ||
      ['href', element.localName === 'img' ? '' : 'src', 'action', 'formaction', 'data'].some(
        (name) =>
          /^\W*(javascript|vbscript|data:text|data:application)/i.test(
            (element.getAttribute(name) ?? '').replace(/[\s\0]/g, ''),
          ),
      );
    const isKept = (element: Element) =>
      element.getAttributeNames().every((name) => KEPT[element.localName]?.includes(name));
    return [
      ...[...document.querySelectorAll('*')].filter(isStrange),
      ...[...document.querySelectorAll('[data-rich-text] *')].filter((found) => !isKept(found)),
    ].map((element) => element.outerHTML.slice(0, 200));
  });
}
