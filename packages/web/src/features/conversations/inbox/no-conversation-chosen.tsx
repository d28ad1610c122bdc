import { EmptyState } from '../../../ui/empty-state.tsx';

export function NoConversationChosen() {
  return (
    <EmptyState drawing="letter" title="Choose a conversation">
      Your whole team shares this inbox and sees who has read what.
    </EmptyState>
  );
}
