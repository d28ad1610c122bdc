import { ActionIcon, Popover } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { CalendarDate } from '@tandem/domain/input/calendar-date';
import type { DateRange } from '@tandem/domain/input/clamp-date-range';
import { formatDisplayDate } from '@tandem/domain/input/format-display-date';
import { lazy, Suspense, useState } from 'react';
import {
  changeDateRange,
  type DateLimits,
  isComplete,
  type PartialDateRange,
} from './change-date-range.ts';
import classes from './date-range-field.module.css';
import { DateText } from './date-text.tsx';
import { FieldGroup } from './field-group.tsx';
import { FieldHint } from './field-hint.tsx';
import type { FieldFrame } from './field-props.ts';
import { POPOVER_IN_PLACE } from './popover-in-place.ts';
import { useField } from './use-field.tsx';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Popover.css';

const RangeCalendar = lazy(async () => ({
  default: (await import('./range-calendar.tsx')).RangeCalendar,
}));

/**
 * First and last day. Both can be typed, or picked in a calendar that is fetched when first opened.
 * When the ends cross, the other one gives way, and the field says so.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value: range, onChange, min, max } = props;
  const field = useField(props, { value: isComplete(range) ? range : null, empty: null });
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState('');
  const isFixed = props.disabled || props.readOnly;

  function change(end: 'start' | 'end', date: CalendarDate | null) {
    const next = changeDateRange(range, end, date, { min, max });
    setMoved(describeMove(range, next, end));
    onChange(next);
  }

  return (
    <FieldGroup field={field}>
      <div className={classes.row}>
        <DateText
          label="Start"
          date={range.start}
          onChange={(date) => change('start', date)}
          field={field}
          disabled={props.disabled}
          readOnly={props.readOnly}
        />
        <span className={classes.dash} aria-hidden>
          –
        </span>
        <DateText
          label="End"
          date={range.end}
          onChange={(date) => change('end', date)}
          field={field}
          disabled={props.disabled}
          readOnly={props.readOnly}
        />
        <Popover
          opened={isOpen}
          onChange={setOpen}
          position="bottom-end"
          trapFocus
          returnFocus
          {...POPOVER_IN_PLACE}
        >
          <Popover.Target>
            <ActionIcon
              className={classes.button}
              variant="default"
              aria-label={`Choose ${props.label} in a calendar`}
              disabled={isFixed}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar className={classes.icon} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={`${props.label} calendar`}>
            <Suspense fallback={<div className={classes.pending} />}>
              <RangeCalendar
                range={range}
                min={min}
                max={max}
                onPick={(picked) => {
                  setMoved('');
                  onChange(picked);
                  setOpen(false);
                }}
              />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      </div>
      <div className={classes.moved} aria-live="polite">
        {moved !== '' && <FieldHint tone="advice">{moved}</FieldHint>}
      </div>
    </FieldGroup>
  );
}

function describeMove(
  before: PartialDateRange,
  after: PartialDateRange,
  changed: 'start' | 'end',
): string {
  const other = changed === 'start' ? 'end' : 'start';
  const date = after[other];
  if (date === null || date === before[other]) return '';
  return `${other === 'start' ? 'Start' : 'End'} moved to ${formatDisplayDate(date)}`;
}

export type DateRangeFieldProps = FieldFrame<DateRange | null> &
  DateLimits & {
    value: PartialDateRange;
    onChange: (range: PartialDateRange) => void;
  };
