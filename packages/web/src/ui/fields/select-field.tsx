import { type ComboboxItem, Select } from '@mantine/core';
import { FIELD_SIZES } from '@tandem/domain/input/layout-sizes';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FieldProps } from './field-props.ts';
import { POPOVER_IN_PLACE } from './popover-in-place.ts';
import { useField } from './use-field.tsx';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Combobox.css';
import selectClasses from './select-field.module.css';

/** One of several options. Past a handful of them, `searchable` lets people type to find theirs. */
export function SelectField({ options, searchable, clearable, ...props }: SelectFieldProps) {
  const { inputProps, rootProps } = useField(props, {
    value: props.value,
    empty: null,
  });

  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);

  /** What is typed next replaces the chosen label, as it would in any field that was tabbed to. */
  function selectLabel() {
    const chosen = options.find((one) => storedAs(one) === props.value);
    if (searchable && chosen && input.current?.value === shownAs(chosen)) input.current.select();
  }

  /**
   * Enter takes what is marked, and belongs to the open list also when nothing in it matches. The
   * library looks at a number instead, which a list that has just opened resets a moment later: quick
   * typists would press Enter for nothing.
   */
  function takeMarked(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const list = document.getElementById(input.current?.getAttribute('aria-controls') ?? '');
    list?.querySelector<HTMLElement>('[data-combobox-selected]')?.click();
  }

  return (
    <Select
      {...inputProps}
      ref={input}
      classNames={{ ...inputProps.classNames, ...DROPDOWN_CLASSES }}
      data={options}
      value={props.value}
      onChange={props.onChange}
      placeholder={props.placeholder}
      searchable={searchable}
      clearable={clearable}
      allowDeselect={false}
      nothingFoundMessage="Nothing matches"
      comboboxProps={POPOVER_IN_PLACE}
      // Tabbing through a form should not open every list on the way.
      openOnFocus={false}
      onFocus={selectLabel}
      onDropdownOpen={() => {
        setOpen(true);
        selectLabel();
      }}
      onDropdownClose={() => setOpen(false)}
      selectFirstOptionOnChange
      withScrollArea={false}
      // Chromium makes a scrolling list a stop of its own; arrow keys already move in this one.
      attributes={{ options: { tabIndex: -1 } }}
      styles={{ options: { maxHeight: FIELD_SIZES.selectMenuMaxHeightPx } }}
      clearButtonProps={{ 'aria-label': `Clear ${props.label}`, 'aria-hidden': false, tabIndex: 0 }}
      wrapperProps={{ ...rootProps, onKeyDownCapture: takeMarked }}
    />
  );
}

const storedAs = (option: Option) => (typeof option === 'string' ? option : option.value);
const shownAs = (option: Option) => (typeof option === 'string' ? option : option.label);

const DROPDOWN_CLASSES = { option: selectClasses.option, options: selectClasses.options };

type Option = string | ComboboxItem;

export type SelectFieldProps = FieldProps<string | null> & {
  options: readonly Option[];
  placeholder?: string;
  searchable?: boolean;
  clearable?: boolean;
};
