import { TextInput } from '@mantine/core';
import { maskUsPhone } from '@tandem/domain/accounts/us-phone';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.tsx';
import { useKeptCaret } from './use-kept-caret.ts';

/** A US phone number, shaped as (000) 000-0000 while it is typed or pasted. */
export function PhoneField(props: FieldProps<string>) {
  const { inputProps, rootProps } = useField(props, {
    value: props.value,
    empty: '',
  });
  const caret = useKeptCaret(countKept);

  return (
    <TextInput
      {...inputProps}
      type="tel"
      value={maskUsPhone(props.value)}
      ref={caret.input}
      onChange={({ currentTarget }) => {
        caret.keep(currentTarget);
        props.onChange(maskUsPhone(currentTarget.value));
      }}
      placeholder="(000) 000-0000"
      autoComplete="tel-national"
      inputMode="tel"
      wrapperProps={rootProps}
    />
  );
}

/** The country code goes away while it is typed, so it does not count; of a foreign number all stays. */
function countKept(text: string): number {
  const shown = maskUsPhone(text);
  return shown.startsWith('(') ? shown.replace(/\D/g, '').length : shown.length;
}
