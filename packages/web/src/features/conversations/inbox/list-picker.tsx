import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { ConversationListName } from '@tandem/contract/conversations';
import { useLocation } from 'react-router';
import { DropdownItem } from '../../../ui/dropdown/dropdown-item.tsx';
import { DropdownMenu } from '../../../ui/dropdown/dropdown-menu.tsx';
import classes from './inbox-pane.module.css';
import { LISTS, listName } from './list-names.ts';
import { queryOf } from './use-list-place.ts';

/** The name of the open list, which opens the others. A conversation that is open stays open. */
export function ListPicker({ list: current }: { list: ConversationListName }) {
  const { pathname } = useLocation();
  return (
    <DropdownMenu
      align="start"
      triggerClassName={classes.picker}
      trigger={
        <>
          {listName(current)}
          <IconChevronDown size={18} aria-hidden />
        </>
      }
    >
      {LISTS.map(({ list, name, icon: Icon }) => (
        <DropdownItem
          key={list}
          to={`${pathname}${queryOf(list)}`}
          icon={<Icon size={18} aria-hidden />}
          mark={list === current && <IconCheck size={16} aria-label="open" />}
        >
          {name}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}
