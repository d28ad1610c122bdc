import { useEffect, useState } from 'react';
import { previousSearches } from './previous-searches.ts';
import type { SuggestionGroup, suggest } from './suggest.ts';

/** What to offer while the box is open. The rules, and their 41 word lists, arrive with the first use. */
export function useSuggestions(text: string, isOpen: boolean): SuggestionGroup[] {
  const [rule, setRule] = useState<typeof suggest | null>(null);
  const needsRule = isOpen && rule === null;
  useEffect(() => {
    if (!needsRule) return;
    let isWanted = true;
    // Without suggestions the box still searches, so a file that does not arrive is no error.
    import('./suggest.ts').then(
      (module) => isWanted && setRule(() => module.suggest),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [needsRule]);
  return isOpen && rule ? rule(text, previousSearches()) : [];
}
