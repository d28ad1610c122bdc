import { safeLink } from '@tandem/domain/rich-text/safe-link';
import type { Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { editorKeys } from './editor-keys.ts';

/** What can be written: the same few elements that are stored, so nothing is lost by sending it. */
export function editorExtensions(options: { placeholder: string; submit: () => void }): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    Bold,
    Italic,
    BulletList,
    // Which key does what in a list, at its end and outside is decided in one place, editor-keys.
    ListItem.extend({ addKeyboardShortcuts: () => ({}) }),
    ListKeymap,
    HardBreak.extend({ addKeyboardShortcuts: () => ({}) }),
    Link.configure({
      openOnClick: false,
      isAllowedUri: (address) => safeLink(address) !== undefined,
      // How links open is for the page that shows them to say.
      HTMLAttributes: { target: null, rel: null, class: null },
    }),
    Placeholder.configure({ placeholder: options.placeholder, showOnlyWhenEditable: false }),
    UndoRedo,
    editorKeys(options.submit),
  ];
}
