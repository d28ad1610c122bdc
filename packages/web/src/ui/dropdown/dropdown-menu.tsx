import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './dropdown-menu.module.css';

type DropdownMenuProps = {
  /** Names the button for screen readers when its content is only a picture. */
  label?: string;
  trigger: ReactNode;
  triggerClassName?: string;
  align?: 'start' | 'end';
  children: ReactNode;
};

/**
 * A button that opens a menu below itself. The kit's own menu brings a positioning engine of some
 * 25 KB; menus that hang from a fixed bar need none of it. Follows the WAI-ARIA menu button pattern.
 */
export function DropdownMenu({
  label,
  trigger,
  triggerClassName,
  align: wanted = 'end',
  children,
}: DropdownMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [align, setAlign] = useState(wanted);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const items = () => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
  ];

  // Near the edge of a narrow screen the menu hangs from the other end of its button.
  useLayoutEffect(() => {
    if (!isOpen) return setAlign(wanted);
    const menu = root.current?.querySelector('[role="menu"]')?.getBoundingClientRect();
    if (!menu) return;
    if (menu.left < 0) setAlign('start');
    else if (menu.right > document.documentElement.clientWidth) setAlign('end');
  }, [isOpen, wanted]);

  useEffect(() => {
    if (!isOpen) return;
    // Items that are still being loaded are reached from the menu itself.
    const menu = root.current?.querySelector<HTMLElement>('[role="menu"]');
    (menu?.querySelector<HTMLElement>('[role^="menuitem"]') ?? menu)?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function onMenuKey(event: KeyboardEvent) {
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
      return;
    }
    const list = items();
    const target = list.at(nextIndex(event.key, list));
    if (!target || !MOVES.has(event.key)) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <div className={classes.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        title={label}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classes.menu}
          data-align={align}
          onKeyDown={onMenuKey}
          onClick={(event) => {
            if ((event.target as Element).closest('[role^="menuitem"]')) setOpen(false);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}

const MOVES = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

function nextIndex(key: string, list: HTMLElement[]): number {
  const current = list.indexOf(document.activeElement as HTMLElement);
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key === 'ArrowUp') return current - 1;
  return (current + 1) % list.length;
}
