import { Button } from '@mantine/core';
import type { ConversationListName } from '@tandem/contract/conversations';
import { NO_MESSAGES_TEXT } from '@tandem/domain/notifications/bell';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EMPTY_WORDS } from './list-names.ts';

type EmptyListProps = { list: ConversationListName; search: string };

export function EmptyList({ list, search }: EmptyListProps) {
  if (search !== '') {
    return (
      <EmptyState drawing="compass" title="Nothing found" order={3}>
        No brand and no message here contains “{search}”.
      </EmptyState>
    );
  }
  if (list === 'inbox') {
    return (
      <EmptyState
        drawing="letter"
        title={NO_MESSAGES_TEXT}
        order={3}
        action={
          <Button component={Link} to="/search" size="sm">
            Find brands
          </Button>
        }
      >
        Open a brand’s profile and press Message.
      </EmptyState>
    );
  }
  const [title, text] = EMPTY_WORDS[list];
  return (
    <EmptyState drawing="letter" title={title} order={3}>
      {text}
    </EmptyState>
  );
}
