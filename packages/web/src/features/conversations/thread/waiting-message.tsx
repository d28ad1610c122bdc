import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import type { OutboxEntry } from '../composer/settle-outbox.ts';
import classes from './message-bubble.module.css';

type WaitingMessageProps = { entry: OutboxEntry; onRetry: () => void; onDiscard: () => void };

/** One's own words before the server has them. What failed stays, so that no words are lost. */
export function WaitingMessage({ entry, onRetry, onDiscard }: WaitingMessageProps) {
  const isOnline = useIsOnline();
  const hasFailed = entry.state === 'failed';
  return (
    <article aria-label="Your message">
      <div className={classes.line} data-own="true">
        <div
          className={classes.bubble}
          data-own="true"
          data-waiting={!hasFailed || undefined}
          data-failed={hasFailed || undefined}
        >
          <RichText html={entry.content} />
        </div>
      </div>
      {hasFailed ? (
        <div className={classes.status} data-failed role="alert">
          Not sent. {entry.problem}
          <Button size="compact-xs" variant="default" onClick={onRetry}>
            Retry
          </Button>
          <Button size="compact-xs" variant="subtle" color="gray" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      ) : (
        <p className={classes.status}>{isOnline ? 'Sending…' : 'Waiting for a connection…'}</p>
      )}
    </article>
  );
}
