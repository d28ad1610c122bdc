import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { focusedName } from '../../testing/focused-name.ts';
import { pasteInto } from '../../testing/paste-into.ts';
import { show } from '../../testing/show.tsx';
import { PASTES } from './editor/testing/pastes.ts';
import { RichTextEditor, type RichTextEditorHandle } from './rich-text-editor.tsx';

const editor = () => page.getByRole('textbox', { name: 'Reply' });
const button = (name: string) => page.getByRole('button', { name });

function Conversation({ onSend }: { onSend: (html: string) => void }) {
  const [value, setValue] = useState('');
  const handle = useRef<RichTextEditorHandle>(null);
  function send() {
    onSend(value);
    handle.current?.clear();
    handle.current?.focus();
  }
  return (
    <RichTextEditor
      label="Reply"
      editorRef={handle}
      value={value}
      onChange={setValue}
      onSubmit={send}
      actions={<button type="button">Post</button>}
    />
  );
}

/** The editor as conversations have it; answers what was sent. */
async function showEditor(): Promise<string[]> {
  const sent: string[] = [];
  await show(<Conversation onSend={(html) => sent.push(html)} />);
  await userEvent.click(editor());
  return sent;
}

/** The editor fills its last line with a break of its own. */
function html(): string {
  const copy = editor().element().cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('.ProseMirror-trailingBreak, .ProseMirror-separator')) {
    part.remove();
  }
  return copy.innerHTML;
}

describe('the text editor', () => {
  it('sends with Enter and starts a line with Shift-Enter', async () => {
    const sent = await showEditor();
    await userEvent.keyboard('Hello{Shift>}{Enter}{/Shift}there{Enter}');
    expect(sent).toEqual(['<p>Hello<br>there</p>']);
    await expect.element(editor()).toHaveTextContent('');
    await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}{Control>}{Enter}{/Control}');
    expect(sent).toHaveLength(1);
  });

  it('goes on with a list until an empty item, and sends it with Ctrl-Enter', async () => {
    const sent = await showEditor();
    await userEvent.keyboard('- one{Enter}two{Enter}{Enter}after{Control>}{Enter}{/Control}');
    expect(sent).toEqual(['<ul><li><p>one</p></li><li><p>two</p></li></ul><p>after</p>']);
    await userEvent.keyboard('- three{Control>}{Enter}{/Control}');
    expect(sent).toHaveLength(2);
  });

  it('formats by keys and by buttons that tell their state', async () => {
    await showEditor();
    await userEvent.keyboard('a{Control>}b{/Control}b');
    await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button('Bold'));
    await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('c{Control>}i{/Control}d{Control>}i{/Control}');
    await userEvent.click(button('Bullet list'));
    expect(html()).toBe('<ul><li><p>a<strong>b</strong>c<em>d</em></p></li></ul>');
    await userEvent.click(button('Bullet list'));
    expect(html()).toBe('<p>a<strong>b</strong>c<em>d</em></p>');
    await expectAccessible();
  });

  it('lets the Tab key go on to its buttons, from a list too', async () => {
    await showEditor();
    await userEvent.keyboard('- one{Enter}two{Tab}');
    expect(focusedName()).toBe('Bold');
    await userEvent.keyboard('{ArrowRight}');
    expect(focusedName()).toBe('Italic');
    await userEvent.tab();
    expect(focusedName()).toBe('Post');
  });

  it('does not send while a word is being composed', async () => {
    const sent = await showEditor();
    await userEvent.keyboard('ni');
    const composed = { text: '你', selectionStart: 1, selectionEnd: 1 };
    await cdp().send('Input.imeSetComposition', composed);
    // The Enter that picks a suggestion; a pressed key would reach the page without its method.
    const picking = { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true };
    editor().element().dispatchEvent(new KeyboardEvent('keydown', picking));
    expect(sent).toEqual([]);
    await cdp().send('Input.insertText', { text: '你' });
    await userEvent.keyboard('{Enter}');
    expect(sent).toEqual(['<p>ni你</p>']);
  });

  it('links addresses as they are typed, and takes steps back', async () => {
    await showEditor();
    await userEvent.keyboard('see https://maple.example/x ok');
    expect(html()).toBe(
      '<p>see <a href="https://maple.example/x">https://maple.example/x</a> ok</p>',
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(html()).not.toContain('maple');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(html()).toContain('maple');
  });

  it('grows to eight lines and then scrolls', async () => {
    await showEditor();
    const height = () => editor().element().parentElement?.getBoundingClientRect().height ?? 0;
    const line = '{Shift>}{Enter}{/Shift}';
    const low = height();
    await userEvent.keyboard(line.repeat(3));
    expect(height()).toBeGreaterThan(low);
    await userEvent.keyboard(line.repeat(8));
    const full = height();
    await userEvent.keyboard(`${line.repeat(2)}more`);
    expect(height()).toBe(full);
  });
});

describe('what is pasted', () => {
  it.each(Object.entries(PASTES))('from %s keeps what we can send', async (_, { copied, kept }) => {
    await showEditor();
    pasteInto(editor().element(), copied);
    await expect.poll(html).toBe(kept);
  });

  it('becomes the link of the words it is pasted on', async () => {
    await showEditor();
    await userEvent.keyboard('our catalogue{Control>}a{/Control}');
    pasteInto(editor().element(), { text: 'https://maple.example/catalogue' });
    await expect
      .poll(html)
      .toBe('<p><a href="https://maple.example/catalogue">our catalogue</a></p>');
  });
});
