import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { SearchBox } from './search-box.tsx';
import classes from './search-overlay.module.css';

/** The search box on its own: the whole screen of a phone, a panel under the bar on a tablet. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      className={classes.overlay}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className={classes.content}>
        <SearchBox look="overlay" onDone={() => dialog.current?.close()} />
        <button
          type="button"
          className={classes.close}
          aria-label="Close search"
          title="Close search"
          onClick={() => dialog.current?.close()}
        >
          <IconX size={20} aria-hidden />
        </button>
      </div>
    </dialog>
  );
}
