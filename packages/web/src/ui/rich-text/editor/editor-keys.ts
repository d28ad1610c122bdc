import { type Editor, Extension, type KeyboardShortcutCommand } from '@tiptap/core';
import { isBlank } from './is-blank.ts';

/**
 * What keys do beside typing. The editor asks no extension while an input method composes a word, so
 * the Enter that picks a suggestion never submits. Tab is left to the page: a list would otherwise
 * keep people who work by keyboard from ever reaching the next button.
 */
export function editorKeys(submit: () => void): Extension {
  const submitFilled: KeyboardShortcutCommand = ({ editor }) => {
    if (!isBlank(editor)) submit();
    return true;
  };
  const pressEnter: KeyboardShortcutCommand = (props) =>
    continueList(props.editor) || (!isTouchOnly() && submitFilled(props));

  return Extension.create({
    name: 'editorKeys',
    priority: 1000,
    addKeyboardShortcuts: () => ({
      Enter: pressEnter,
      'Mod-Enter': submitFilled,
      'Shift-Enter': ({ editor }) => editor.commands.setHardBreak(),
      'Mod-]': ({ editor }) => editor.commands.sinkListItem('listItem'),
      'Mod-[': ({ editor }) => editor.commands.liftListItem('listItem'),
    }),
  });
}

/** Enter in an empty item leaves the list, as it does everywhere. */
function continueList(editor: Editor): boolean {
  if (!editor.isActive('listItem')) return false;
  const isEmptyItem = editor.state.selection.$from.parent.content.size === 0;
  return isEmptyItem
    ? editor.commands.liftListItem('listItem')
    : editor.commands.splitListItem('listItem');
}

function isTouchOnly(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}
