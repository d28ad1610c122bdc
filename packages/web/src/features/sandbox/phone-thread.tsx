import { Switch } from '@mantine/core';
import type { SandboxText } from '@tandem/contract/sandbox';
import { useEffect, useRef } from 'react';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Moment } from '../../ui/moment.tsx';
import { PhoneMockUp } from '../../ui/phone-mock-up.tsx';
import { formatPhone } from './format-phone.ts';
import type { PhoneThread as Thread } from './group-by-phone.ts';
import classes from './phone-thread.module.css';
import { ReplyBox } from './reply-box.tsx';
import { useFailingSwitch } from './texts-query.ts';

export function PhoneThread({ thread }: { thread: Thread }) {
  const end = useRef<HTMLLIElement>(null);
  const failing = useFailingSwitch(thread.phone);
  // The API cannot be asked which phones fail; the last text tells as much as it knows.
  const lastOut = thread.texts.findLast((text) => text.direction === 'out');
  const isFailing = failing.variables ?? lastOut?.status === 'failed';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is the reason to scroll.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [thread.texts.length]);

  return (
    <>
      <header className={classes.header}>
        <h2 className={classes.phone}>{formatPhone(thread.phone)}</h2>
        <Switch
          size="sm"
          label="Fail texts to this phone"
          checked={isFailing}
          onChange={(event) => failing.mutate(event.currentTarget.checked)}
        />
      </header>
      <div className={classes.stage}>
        <PhoneMockUp
          label={formatPhone(thread.phone)}
          heading="Texts"
          footer={<ReplyBox phone={thread.phone} />}
        >
          <ol className={classes.texts} aria-label={`Texts of ${thread.phone}`}>
            {thread.texts.length === 0 && (
              <li className={classes.none}>No texts to this phone yet.</li>
            )}
            {thread.texts.map((text) => (
              <Bubble key={text.id} text={text} />
            ))}
            <li ref={end} aria-hidden="true" />
          </ol>
        </PhoneMockUp>
      </div>
    </>
  );
}

function Bubble({ text }: { text: SandboxText }) {
  return (
    <li className={classes.bubble} data-direction={text.direction} data-status={text.status}>
      {text.imageUrl && <img className={classes.image} src={text.imageUrl} alt="Attached" />}
      <span className={classes.body}>{text.body}</span>
      <span className={classes.meta}>
        {text.status === 'failed' ? 'Failed' : text.direction === 'in' ? 'Sent' : 'Delivered'}
        {' · '}
        <Moment at={text.createdAt} />
      </span>
    </li>
  );
}
