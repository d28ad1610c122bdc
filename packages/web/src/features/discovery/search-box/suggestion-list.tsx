import { IconHistory, IconSearch, IconTag } from '@tabler/icons-react';
import { Fragment } from 'react';
import classes from './search-box.module.css';
import type { Suggestion, SuggestionGroup } from './suggest.ts';

type SuggestionListProps = {
  id: string;
  groups: SuggestionGroup[];
  active: number;
  onActive: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
};

/** The rows under the box. The focus stays in the text; `active` says which row Enter takes. */
export function SuggestionList({ id, groups, active, onActive, onChoose }: SuggestionListProps) {
  const rows = groups.flatMap((group) => group.rows);
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className={classes.list}
      // Pressing a row must not take the focus out of the text: losing it closes the list.
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <Fragment key={group.title}>
          {group.kind !== 'search' && (
            <div role="presentation" className={classes.caption}>
              {group.title}
            </div>
          )}
          {group.rows.map((row) => (
            <Row
              key={row.text}
              id={`${id}-${rows.indexOf(row)}`}
              kind={group.kind}
              row={row}
              isActive={rows.indexOf(row) === active}
              onActive={() => onActive(rows.indexOf(row))}
              onChoose={() => onChoose(row)}
            />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

const ICONS = { search: IconSearch, again: IconHistory, industry: IconTag };

type RowProps = {
  id: string;
  kind: SuggestionGroup['kind'];
  row: Suggestion;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
};

function Row({ id, kind, row, isActive, onActive, onChoose }: RowProps) {
  const Icon = ICONS[kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys for its list.
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text field.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.row}
      onPointerMove={onActive}
      onClick={onChoose}
    >
      <Icon className={classes.rowIcon} aria-hidden />
      <span className={classes.rowText}>{row.text}</span>
    </div>
  );
}
