import { lazy, Suspense } from 'react';
import classes from './rich-text-editor.module.css';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';

export type { RichTextEditorHandle } from './rich-text-editor-props.ts';

const TiptapEditor = lazy(async () => ({
  default: (await import('./editor/tiptap-editor.tsx')).TiptapEditor,
}));

/**
 * Text with bold, italic and bullets. Enter submits and Shift-Enter starts a line; in a list Enter
 * starts an item; Ctrl- or Cmd-Enter always submits. On touch screens, whose keyboards have no
 * Shift-Enter, Enter starts a line. The editor itself is fetched when the first one is shown.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <TiptapEditor {...props} />
    </Suspense>
  );
}

/** The same box, so that nothing moves once the editor is there. */
function Waiting({ placeholder, actions }: RichTextEditorProps) {
  return (
    <div className={classes.frame} aria-busy="true">
      <div className={classes.text}>
        <p className={classes.waiting}>{placeholder}</p>
      </div>
      <div className={classes.bar}>
        <div className={classes.tools} />
        {actions}
      </div>
    </div>
  );
}
