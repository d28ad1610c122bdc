import type { Editor } from '@tiptap/core';

/** Whether there is nothing to read: formatting, spaces and invisible signs alone say nothing. */
export function isBlank(editor: Editor): boolean {
  return !/[^\s\p{Cf}]/u.test(editor.state.doc.textContent);
}
