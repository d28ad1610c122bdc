import { TextInput } from '@mantine/core';
import { maskUsPhone } from '@tandem/domain/accounts/us-phone';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.tsx';

/** A US phone number, shaped as (000) 000-0000 while it is typed or pasted. */
export function PhoneField(props: FieldProps<string>) {
  const { inputProps, rootProps } = useField(props, {
    value: props.value,
    empty: '',
  });

  return (
    <TextInput
      {...inputProps}
      type="tel"
      value={maskUsPhone(props.value)}
      onChange={(event) => props.onChange(maskUsPhone(event.currentTarget.value))}
      placeholder="(000) 000-0000"
      autoComplete="tel-national"
      inputMode="tel"
      wrapperProps={rootProps}
    />
  );
}
