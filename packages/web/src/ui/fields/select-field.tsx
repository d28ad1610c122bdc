import { type ComboboxItem, Select } from '@mantine/core';
import { FIELD_SIZES } from '@tandem/domain/input/layout-sizes';
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

  return (
    <Select
      {...inputProps}
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
      withScrollArea={false}
      // Chromium makes a scrolling list a stop of its own; arrow keys already move in this one.
      attributes={{ options: { tabIndex: -1 } }}
      styles={{ options: { maxHeight: FIELD_SIZES.selectMenuMaxHeightPx } }}
      clearButtonProps={{ 'aria-label': `Clear ${props.label}`, 'aria-hidden': false, tabIndex: 0 }}
      wrapperProps={rootProps}
    />
  );
}

const DROPDOWN_CLASSES = { option: selectClasses.option, options: selectClasses.options };

export type SelectFieldProps = FieldProps<string | null> & {
  options: readonly (string | ComboboxItem)[];
  placeholder?: string;
  searchable?: boolean;
  clearable?: boolean;
};
