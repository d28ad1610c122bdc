import type { ConversationListName } from '@tandem/contract/conversations';
import { useSearchParams } from 'react-router';
import { LISTS } from './list-names.ts';

/**
 * Which list is open and what is searched in it. Both are part of the address, so that back works, a
 * link can be passed on, and opening a conversation keeps the list beside it.
 */
export function useListPlace() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('list');
  const list: ConversationListName = LISTS.find((known) => known.list === asked)?.list ?? 'inbox';
  const search = params.get('search') ?? '';
  return {
    list,
    search,
    query: queryOf(list, search),
    setSearch: (text: string) =>
      setParams(new URLSearchParams(queryOf(list, text)), { replace: true }),
  };
}

/** The part of an address that chooses a list; empty for the inbox. */
export function queryOf(list: ConversationListName, search = ''): string {
  const query = new URLSearchParams();
  if (list !== 'inbox') query.set('list', list);
  if (search !== '') query.set('search', search);
  return query.size > 0 ? `?${query}` : '';
}
