import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Button.css';
import classes from './reply-box.module.css';
import { useReply } from './texts-query.ts';

const KEYWORDS = ['STOP', 'HELP', 'START'];

/** Answers as the owner of the phone. */
export function ReplyBox({ phone }: { phone: string }) {
  const [body, setBody] = useState('');
  const reply = useReply(phone);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (body.trim()) reply.mutate(body, { onSuccess: () => setBody('') });
  }

  return (
    <form className={classes.box} onSubmit={onSubmit}>
      <fieldset className={classes.keywords}>
        <legend className={classes.legend}>Quick replies</legend>
        {KEYWORDS.map((keyword) => (
          <Button
            key={keyword}
            variant="default"
            size="compact-xs"
            disabled={reply.isPending}
            onClick={() => reply.mutate(keyword)}
          >
            {keyword}
          </Button>
        ))}
      </fieldset>
      <div className={classes.line}>
        <TextInput
          className={classes.input}
          aria-label="Reply"
          placeholder="Reply as its owner"
          maxLength={1600}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <Button type="submit" loading={reply.isPending} disabled={!body.trim()}>
          Reply
        </Button>
      </div>
    </form>
  );
}
