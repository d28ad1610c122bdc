// A popup targets all pages, a whitelist or a blacklist (signup-forms §4). The mode is not stored:
// it is whichever list has entries, and switching clears the other one. A freshly chosen list has
// no entries yet, so the builder starts it with one blank rule, which matches nothing.
import type { FormTrigger } from './form-trigger.ts';

export function targetingMode(trigger: UrlLists): TargetingMode {
  if (trigger.allowListUrls.length > 0) return 'whitelist';
  return trigger.denyListUrls.length > 0 ? 'blacklist' : 'all';
}

export function switchTargetingMode<T extends UrlLists>(trigger: T, mode: TargetingMode): T {
  return {
    ...trigger,
    allowListUrls: mode === 'whitelist' ? startList(trigger.allowListUrls) : [],
    denyListUrls: mode === 'blacklist' ? startList(trigger.denyListUrls) : [],
  };
}

export type TargetingMode = 'all' | 'whitelist' | 'blacklist';

type UrlLists = Pick<FormTrigger, 'allowListUrls' | 'denyListUrls'>;

function startList(list: FormTrigger['allowListUrls']): FormTrigger['allowListUrls'] {
  return list.length > 0 ? list : [{ path: '', type: 'exact' }];
}
