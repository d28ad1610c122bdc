import { IconSearch } from '@tabler/icons-react';
import {
  areSuggestionsOpen,
  SEARCH_PLACEHOLDER,
  type SearchBoxEvent,
} from '@tandem/domain/discovery/suggestions';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { keepSearch } from './previous-searches.ts';
import classes from './search-box.module.css';
import { searchPlace } from './search-place.ts';
import type { Suggestion } from './suggest.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

type SearchBoxProps = {
  /** `overlay` fills the place it is given and shows its list below instead of hanging it. */
  look: 'bar' | 'overlay';
  /** Called once a search or a suggestion was chosen. */
  onDone?: () => void;
};

/** A text field with suggestions: a combobox after the WAI-ARIA pattern. */
export function SearchBox({ look, onDone }: SearchBoxProps) {
  const [text, setText] = useState('');
  const [lastEvent, setLastEvent] = useState<SearchBoxEvent | null>(null);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const groups = useSuggestions(text, areSuggestionsOpen(lastEvent));
  const rows = groups.flatMap((group) => group.rows);

  function note(event: SearchBoxEvent) {
    setLastEvent(event);
    setActive(-1);
  }

  function go({ to, keeps }: Pick<Suggestion, 'to' | 'keeps'>) {
    if (keeps) keepSearch(keeps);
    note('search');
    setText('');
    input.current?.blur();
    void navigate(to);
    onDone?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      const typed = text.trim();
      go(rows[active] ?? { to: searchPlace({ text }), ...(typed ? { keeps: typed } : {}) });
    } else if (event.key === 'Escape' && rows.length > 0 && look === 'bar') {
      note('blur');
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (rows.length === 0) return note('focus');
      // One step beyond either end is the text itself.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1);
    }
  }

  return (
    <search className={classes.box} data-look={look}>
      <IconSearch className={classes.icon} aria-hidden />
      <input
        ref={input}
        className={classes.input}
        type="text"
        enterKeyHint="search"
        role="combobox"
        aria-label="Search brands and sweepstakes"
        aria-autocomplete="list"
        aria-expanded={rows.length > 0}
        aria-controls={rows.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={SEARCH_PLACEHOLDER}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          note('type');
        }}
        onFocus={() => note('focus')}
        onBlur={() => note('blur')}
        onKeyDown={onKeyDown}
      />
      {rows.length > 0 && (
        <SuggestionList
          id={listId}
          groups={groups}
          active={active}
          onActive={setActive}
          onChoose={go}
        />
      )}
    </search>
  );
}
