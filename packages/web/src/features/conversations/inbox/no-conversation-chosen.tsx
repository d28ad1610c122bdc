import { usePageTitle } from '../../../lib/frame/page-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { listName } from './list-names.ts';
import { useListPlace } from './use-list-place.ts';

export function NoConversationChosen() {
  const { list } = useListPlace();
  usePageTitle(list === 'inbox' ? undefined : listName(list));
  return (
    <EmptyState drawing="letter" title="Choose a conversation">
      Your whole team shares these messages and sees who has read what.
    </EmptyState>
  );
}
