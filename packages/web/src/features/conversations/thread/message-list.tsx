import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import type {
  ConversationItem,
  ConversationMessage,
  ConversationReader,
} from '@tandem/contract/conversations';
import { htmlToText } from '@tandem/domain/conversations/html-to-text';
import { useState } from 'react';
import '@mantine/core/styles/VisuallyHidden.css';
import { READER_TIME_ZONE } from '../../../lib/reader-time-zone.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { ReachMark } from '../../../ui/reach-mark.tsx';
import type { OutboxEntry } from '../composer/settle-outbox.ts';
import { dayName } from './day-name.ts';
import { firstUnreadId } from './first-unread-id.ts';
import { groupMessages } from './group-messages.ts';
import { latestOnRequests } from './latest-on-requests.ts';
import { MessageGroup } from './message-group.tsx';
import classes from './message-list.module.css';
import type { ReadMarks } from './read-marks.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import { WaitingMessage } from './waiting-message.tsx';

export type OlderMessages = { exist: boolean; areLoading: boolean; load: () => void };

type MessageListProps = {
  conversation: ConversationItem;
  readers: ConversationReader[];
  messages: ConversationMessage[];
  waiting: OutboxEntry[];
  marks: ReadMarks;
  older: OlderMessages;
  onRetry: (entry: OutboxEntry) => void;
  onDiscard: (entry: OutboxEntry) => void;
};

/** What was said, oldest first, with days and authors named once. */
export function MessageList(props: MessageListProps) {
  const { conversation, messages, waiting, marks, older } = props;
  const ownBrandId = useCurrentBrand().id;
  const last = messages.at(-1);
  const scroll = useThreadScroll({
    firstKey: messages[0]?.id,
    lastKey: waiting.at(-1)?.key ?? last?.id,
    isLastOwn: waiting.length > 0 || last?.brand_id === ownBrandId,
  });
  useMarkRead(conversation, props.readers, scroll);
  // Where the reader left off, as it was on arrival: it must not wander off while they read.
  const [newFromId] = useState(() => firstUnreadId(messages, conversation.last_read, ownBrandId));
  const currentIds = latestOnRequests(messages);
  return (
    <div className={classes.frame}>
      <section
        ref={scroll.box}
        className={classes.box}
        onScroll={scroll.onScroll}
        data-scrolls
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it.
        tabIndex={0}
        aria-label={`Messages with ${conversation.title}`}
      >
        <div ref={scroll.content} className={classes.content}>
          {older.exist && (
            <div className={classes.older}>
              {older.areLoading ? 'Loading older messages…' : <ReachMark onReach={older.load} />}
            </div>
          )}
          {groupMessages(messages, READER_TIME_ZONE).map((day) => (
            <section key={day.id} className={classes.day}>
              <h3 className={classes.date}>
                <span>{dayName(new Date(day.at), new Date(), READER_TIME_ZONE)}</span>
              </h3>
              {day.groups.map((group) => (
                <MessageGroup
                  key={group.id}
                  group={group}
                  conversation={conversation}
                  marks={marks}
                  newFromId={newFromId}
                  currentIds={currentIds}
                />
              ))}
            </section>
          ))}
          {waiting.map((entry) => (
            <WaitingMessage
              key={entry.key}
              entry={entry}
              onRetry={() => props.onRetry(entry)}
              onDiscard={() => props.onDiscard(entry)}
            />
          ))}
        </div>
      </section>
      {scroll.hasNew && (
        <button type="button" className={classes.pill} onClick={scroll.goToEnd}>
          <IconArrowDown size={16} aria-hidden />
          New messages
        </button>
      )}
      {/* Older messages that load above are no news, so the thread itself is not read out. */}
      <VisuallyHidden aria-live="polite">
        {last &&
          last.brand_id !== ownBrandId &&
          `${conversation.title}: ${htmlToText(last.content)}`}
      </VisuallyHidden>
    </div>
  );
}
