import { shouldShowForm, triggerDelayMs } from '@tandem/domain/signup-forms/form-trigger';
import { isPageTargeted } from '@tandem/domain/signup-forms/is-page-targeted';
import type { RuntimeForm } from './runtime-form.ts';
import { shopperMemory } from './shopper-memory.ts';
import { whenDomReady } from './when-dom-ready.ts';
import { whenLeaving } from './when-leaving.ts';

type Page = Pick<
  Window,
  'document' | 'location' | 'setTimeout' | 'localStorage' | 'sessionStorage'
>;

/**
 * Calls back once, when a form is due on this page for this shopper, or never. Embeds sit where the
 * shop put them and ask nothing; a popup asks its page lists, what the shopper saw before, and its
 * trigger. What they saw is asked again at the last moment, since another tab may have shown it.
 */
export function whenDue(form: RuntimeForm, page: Page, open: () => void): void {
  whenDomReady(page.document, () => {
    if (form.type === 'embed') return open();
    const { trigger } = form;
    if (!isPageTargeted(trigger, page.location.pathname + page.location.search)) return;

    const memory = shopperMemory(form.id, page);
    const openIfWanted = () => {
      if (!shouldShowForm(trigger, memory.read(), new Date())) return;
      memory.rememberShown(new Date());
      open();
    };
    const delayMs = triggerDelayMs(trigger);
    if (delayMs === null) whenLeaving(page.document, openIfWanted);
    else page.setTimeout(openIfWanted, delayMs);
  });
}
