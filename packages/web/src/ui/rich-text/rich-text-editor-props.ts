import type { ReactNode, RefObject } from 'react';

export type RichTextEditorProps = {
  /** Html as `onChange` gave it, or as it was stored. */
  value: string;
  /** Html is '' when there is nothing to send. */
  onChange: (html: string, isEmpty: boolean) => void;
  /** Not called while the text is empty. */
  onSubmit: () => void;
  label: string;
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Ids of what explains the field, such as a counter or an error. */
  describedBy?: string;
  /** Buttons at the end of the bar. */
  actions?: ReactNode;
  editorRef?: RefObject<RichTextEditorHandle | null>;
};

export type RichTextEditorHandle = {
  /** Empties the editor without a way back by undo. */
  clear: () => void;
  focus: () => void;
};
