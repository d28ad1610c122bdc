import { NativeSelect } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.tsx';

/**
 * One of a few short options, in the browser's own list: nothing can cut it off, phones show it at the
 * bottom of the screen, and it weighs nothing. `SelectField` is for long lists.
 */
export function NativeSelectField<T extends string>({
  options,
  ...props
}: NativeSelectFieldProps<T>) {
  const { inputProps, rootProps } = useField(props, { value: props.value, empty: props.value });
  const { readOnly, loading, ...shared } = inputProps;
  return (
    <NativeSelect
      {...shared}
      data={[...options]}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value as T)}
      disabled={props.disabled || readOnly || loading}
      wrapperProps={rootProps}
    />
  );
}

export type NativeSelectFieldProps<T extends string> = FieldProps<T> & {
  options: readonly { value: T; label: string }[];
};
