import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { SearchBox } from '../../features/discovery/search-box/search-box.tsx';
import classes from './bar-search.module.css';

const SearchOverlay = lazy(async () => ({
  default: (await import('../../features/discovery/search-box/search-overlay.tsx')).SearchOverlay,
}));

/** The search box where the bar has room for it, else a button that opens it. */
export function BarSearch() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={classes.box}>
        <SearchBox look="bar" />
      </div>
      <button
        type="button"
        className={classes.button}
        aria-label="Search"
        aria-haspopup="dialog"
        title="Search"
        onClick={() => setOpen(true)}
      >
        <IconSearch size={20} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <SearchOverlay onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
