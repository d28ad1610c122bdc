import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { DEBOUNCE_MS } from '@tandem/domain/input/interface-delays';
import '@mantine/core/styles/Input.css';
import { ConversationList } from './conversation-list.tsx';
import classes from './inbox-pane.module.css';
import { ListPicker } from './list-picker.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { moveThroughRows } from './move-through-rows.ts';
import { useListPlace } from './use-list-place.ts';

/** The left side: which list, a search in it, and its conversations. */
export function InboxPane() {
  const { list, search, setSearch } = useListPlace();
  const [asked] = useDebouncedValue(search.trim(), DEBOUNCE_MS.input);
  return (
    <section className={classes.pane} aria-label="Conversations" onKeyDown={moveThroughRows}>
      <header className={classes.header}>
        <div className={classes.top}>
          <h2 className={classes.title}>
            <ListPicker list={list} />
          </h2>
          {list === 'inbox' && <MarkAllRead />}
        </div>
        <TextInput
          type="search"
          aria-label="Search conversations"
          placeholder="Search brands and messages"
          leftSection={<IconSearch size={16} aria-hidden />}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </header>
      <ConversationList key={list} list={list} search={asked} />
    </section>
  );
}
