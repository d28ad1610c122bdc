import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import {
  RichTextEditor,
  type RichTextEditorHandle,
} from '../../../ui/rich-text/rich-text-editor.tsx';
import { GuideSection } from '../guide-section.tsx';
import { Sample, Samples } from '../sample.tsx';
import '@mantine/core/styles/Button.css';

export function RichTextSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="For what people write to people. Enter sends, Shift-Enter starts a line; it grows to eight lines, then scrolls. What is pasted keeps bold, italic, bullets and links."
    >
      <Samples>
        <Sample state="Empty" initial="" wide>
          {(value, onChange) => <Conversation {...{ value, onChange }} />}
        </Sample>
        <Sample state="Filled" initial={OFFER}>
          {(value, onChange) => (
            <RichTextEditor label="Offer" onSubmit={() => {}} {...{ value, onChange }} />
          )}
        </Sample>
        <Sample state="Shown" initial={OFFER}>
          {(value) => <RichText html={value} />}
        </Sample>
        <Sample state="Disabled" initial="">
          {(value, onChange) => (
            <RichTextEditor
              label="Closed conversation"
              placeholder="You cannot write here"
              disabled
              onSubmit={() => {}}
              {...{ value, onChange }}
            />
          )}
        </Sample>
      </Samples>
    </GuideSection>
  );
}

/** The editor with a button of its own in the bar, and what was sent below. */
function Conversation({ value, onChange }: { value: string; onChange: (html: string) => void }) {
  const [sent, setSent] = useState<readonly string[]>([]);
  const editor = useRef<RichTextEditorHandle>(null);
  const [isEmpty, setIsEmpty] = useState(true);

  function send() {
    setSent([...sent, value]);
    editor.current?.clear();
    editor.current?.focus();
  }

  return (
    <>
      <RichTextEditor
        label="Reply"
        placeholder="Write a reply"
        editorRef={editor}
        onSubmit={send}
        value={value}
        onChange={(html, isEmpty) => {
          onChange(html);
          setIsEmpty(isEmpty);
        }}
        actions={
          <Button size="compact-sm" disabled={isEmpty} onClick={send}>
            Post
          </Button>
        }
      />
      <ul aria-label="Replies">
        {sent.map((html, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replies are only ever added at the end
          <li key={position}>
            <RichText html={html} />
          </li>
        ))}
      </ul>
    </>
  );
}

const OFFER = `<p>Hi! We are planning a <strong>summer giveaway</strong> and think our audiences fit <em>really</em> well.</p><ul><li>Runs June 1 to 14</li><li>Three partners at most<ul><li>One prize each</li></ul></li></ul><p>Details: <a href="https://northwind.example/summer/giveaway?utm_source=message">https://northwind.example/summer/giveaway?utm_source=message</a> or <a href="https://elsewhere.example/login">northwind.example/login</a></p>`;
