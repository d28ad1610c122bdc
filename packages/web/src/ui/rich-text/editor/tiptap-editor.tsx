import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import classes from '../rich-text-editor.module.css';
import type { RichTextEditorProps } from '../rich-text-editor-props.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { editorExtensions } from './editor-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { isBlank } from './is-blank.ts';
import { parsePastedText } from './parse-pasted-text.ts';

/** Loaded by `RichTextEditor`, which is what screens use. */
export function TiptapEditor(props: RichTextEditorProps) {
  const { value, label, placeholder = '', disabled = false, describedBy, actions } = props;
  const id = useId();
  // The editor is made once and lives as long as the field; it calls what was passed last.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const written = useRef(value);

  const editor = useEditor({
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editable: !disabled,
    autofocus: props.autoFocus ? 'end' : false,
    content: value,
    extensions: editorExtensions({
      placeholder,
      submit: () => latest.current.onSubmit(),
    }),
    editorProps: {
      attributes: {
        id,
        class: classes.editable ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-disabled': String(disabled),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: (text, _context, _plain, view) =>
        parsePastedText(text, view.state.schema),
    },
    onUpdate: ({ editor }) => {
      const isEmpty = isBlank(editor);
      written.current = isEmpty ? '' : editor.getHTML();
      latest.current.onChange(written.current, isEmpty);
    },
  });

  // What comes back unchanged is our own echo; setting it again would move the caret.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  useImperativeHandle(
    props.editorRef,
    () => ({
      clear: () => {
        editor.chain().setMeta('addToHistory', false).clearContent(true).run();
      },
      focus: () => {
        editor.commands.focus('end');
      },
    }),
    [editor],
  );

  return (
    <div className={classes.frame} data-disabled={disabled || undefined}>
      <EditorContent editor={editor} className={classes.text} />
      <div className={classes.bar}>
        <EditorToolbar editor={editor} controls={id} disabled={disabled} />
        {actions}
      </div>
    </div>
  );
}
