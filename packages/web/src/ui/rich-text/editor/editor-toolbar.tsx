import { Tooltip } from '@mantine/core';
import { useRovingIndex } from '@mantine/hooks';
import { IconBold, IconItalic, IconList } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import classes from '../rich-text-editor.module.css';
import '@mantine/core/styles/Tooltip.css';

/** The formatting buttons: one stop for the Tab key, arrows move between them. */
export function EditorToolbar({ editor, controls, disabled }: EditorToolbarProps) {
  const { getItemProps } = useRovingIndex({ total: TOOLS.length, orientation: 'horizontal' });
  const pressed = useEditorState({
    editor,
    selector: ({ editor }) => TOOLS.map(({ active }) => editor.isActive(active)),
  });

  return (
    <div role="toolbar" aria-label="Formatting" aria-controls={controls} className={classes.tools}>
      {TOOLS.map(({ name, shortcut, Icon, toggle }, index) => (
        <Tooltip
          key={name}
          position="bottom"
          label={<ToolTip name={name} keys={inWords(shortcut)} />}
        >
          <button
            {...getItemProps({ index, onClick: () => toggle(editor) })}
            type="button"
            className={classes.tool}
            aria-label={name}
            aria-keyshortcuts={inAria(shortcut)}
            aria-pressed={pressed[index]}
            disabled={disabled}
            // The caret stays where it is while the pointer presses a button.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Icon className={classes.icon} aria-hidden />
          </button>
        </Tooltip>
      ))}
    </div>
  );
}

function ToolTip({ name, keys }: { name: string; keys: string }) {
  return (
    <>
      {name} <span className={classes.shortcut}>{keys}</span>
    </>
  );
}

const TOOLS = [
  {
    name: 'Bold',
    shortcut: 'B',
    active: 'bold',
    Icon: IconBold,
    toggle: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'Italic',
    shortcut: 'I',
    active: 'italic',
    Icon: IconItalic,
    toggle: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'Bullet list',
    shortcut: 'Shift+8',
    active: 'bulletList',
    Icon: IconList,
    toggle: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
];

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

function inWords(shortcut: string): string {
  return isMac ? `⌘${shortcut.replace('Shift+', '⇧')}` : `Ctrl+${shortcut}`;
}

function inAria(shortcut: string): string {
  return `${isMac ? 'Meta' : 'Control'}+${shortcut}`;
}

type EditorToolbarProps = { editor: Editor; controls: string; disabled: boolean };
