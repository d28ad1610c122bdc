import { Textarea } from '@mantine/core';
import { FIELD_SIZES } from '@tandem/domain/input/layout-sizes';
import { requiredAfterBlur } from '@tandem/domain/input/limited-text';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import type { Validator } from '@tandem/domain/validation/validator';
import { CharacterCounter, SpokenCharacterCounter } from './character-counter.tsx';
import type { FieldProps } from './field-props.ts';
import { isRequiredBy } from './is-required-by.ts';
import { useField } from './use-field.tsx';

/**
 * Several lines of text, growing up to `maxRows`. A limit brings the counter and its own rule; text
 * over the limit can be typed, because cutting a pasted draft would lose somebody's words.
 */
export function TextAreaField(props: TextAreaFieldProps) {
  const { limit, rows = 3, maxRows = FIELD_SIZES.textareaMaxLines, validators = [], value } = props;
  const field = useField(
    {
      ...props,
      validators: limit === undefined ? validators : limitedTo(limit, validators),
      description:
        limit === undefined ? (
          props.description
        ) : (
          <>
            {props.description}
            <SpokenCharacterCounter text={value} limit={limit} />
          </>
        ),
    },
    { value: value.trim(), empty: '' },
  );

  function leave() {
    if (value !== value.trim()) props.onChange(value.trim());
    field.touch();
  }

  return (
    <Textarea
      {...field.inputProps}
      autosize
      minRows={rows}
      maxRows={Math.max(rows, maxRows)}
      value={value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={leave}
      placeholder={props.placeholder}
      inputContainer={(input) => (
        <>
          {input}
          {limit !== undefined && <CharacterCounter text={value} limit={limit} />}
        </>
      )}
      wrapperProps={field.rootProps}
    />
  );
}

/** A field with a counter words the demand to be filled in differently from the others. */
function limitedTo(limit: number, validators: readonly Validator<string>[]): Validator<string>[] {
  const mustBeFilled = isRequiredBy(validators, '') ? [required(requiredAfterBlur('', true))] : [];
  return [...mustBeFilled, ...validators, maxCharacters(limit)];
}

export type TextAreaFieldProps = FieldProps<string> & {
  /** The most characters that can be saved. */
  limit?: number;
  rows?: number;
  maxRows?: number;
  placeholder?: string;
};
