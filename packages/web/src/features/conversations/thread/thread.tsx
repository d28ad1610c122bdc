import type { ConversationMessage } from '@tandem/contract/conversations';
import { useEffect } from 'react';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { useProfile } from '../../../lib/session/profile-query.ts';
import { ComposerArea } from '../composer/composer-area.tsx';
import { settleOutbox } from '../composer/settle-outbox.ts';
import { useOutbox, useSendMessage } from '../composer/use-send-message.ts';
import type { ConversationPage } from '../conversation-query.ts';
import { MessageList, type OlderMessages } from './message-list.tsx';
import { readMarks } from './read-marks.ts';
import classes from './thread.module.css';
import { ThreadHeader } from './thread-header.tsx';

type ThreadProps = {
  newest: ConversationPage;
  messages: ConversationMessage[];
  older: OlderMessages;
};

/** An open conversation: who, what was said, and what to say next. */
export function Thread({ newest, messages, older }: ThreadProps) {
  const { conversation, readers } = newest;
  const { conversationId } = conversation;
  const ownBrand = useCurrentBrand();
  const { id: userId } = useProfile();
  const sending = useSendMessage(conversationId);
  const entries = useOutbox(conversationId);
  const waiting = settleOutbox(entries, messages, userId);
  const { discard } = sending;
  // A failed one that arrived after all must not come back once its match is out of sight.
  useEffect(() => {
    for (const entry of entries) {
      if (entry.state === 'failed' && !waiting.includes(entry)) discard(entry);
    }
  });
  return (
    <section className={classes.thread} aria-label={`Conversation with ${conversation.title}`}>
      <ThreadHeader conversation={conversation} />
      <MessageList
        conversation={conversation}
        readers={readers}
        messages={messages}
        waiting={waiting}
        marks={readMarks(messages, ownBrand.id, conversation.otherReadAt, readers)}
        older={older}
        onRetry={sending.retry}
        onDiscard={sending.discard}
      />
      <ComposerArea
        conversation={conversation}
        onSend={(html) => sending.send(html, messages.at(-1)?.id ?? 0)}
      />
    </section>
  );
}
