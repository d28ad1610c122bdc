import { validateInOrder } from '@tandem/domain/validation/validator';
import { type ReactNode, use, useEffect, useId, useState } from 'react';
import { afterPress } from './after-press.ts';
import classes from './field.module.css';
import { FieldHint } from './field-hint.tsx';
import type { FieldFrame } from './field-props.ts';
import { FormContext } from './form.tsx';
import { isRequiredBy } from './is-required-by.ts';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';

/**
 * What all controls share: when an error shows, how it looks and how it is announced. `inputProps`
 * go to a Mantine input, or `frameProps` to a wrapper; `rootProps` to the outermost element. `empty`
 * is what an untouched field holds; `value` is what will be stored, which may differ from what is
 * typed.
 */
export function useField<T>(props: FieldFrame<T>, { value, empty }: { value: T; empty: T }) {
  const [touched, setTouched] = useState(false);
  const form = use(FormContext);
  const id = useId();
  const { validators = [], onBlur } = props;
  const { errors, blocking } = validateInOrder(validators, value);

  const report = form?.report;
  const isBlocked = blocking && !props.disabled;
  const required = isRequiredBy(validators, empty);
  useEffect(() => report?.(id, isBlocked), [report, id, isBlocked]);

  const shown = touched || form?.showsErrors ? errors : [];
  const error = props.error ?? shown.find((found) => found.blocking)?.message;
  const advice = shown.filter((found) => !found.blocking).map((found) => found.message);

  const frameProps = {
    id,
    label: props.hidesLabel ? undefined : props.label,
    description: describe(props.description, advice),
    error: error && <FieldHint tone="error">{error}</FieldHint>,
    withAsterisk: required,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as InputPart[],
    classNames: FIELD_CLASSES,
  };
  function touch() {
    afterPress(() => setTouched(true));
    onBlur?.();
  }

  return {
    id,
    required,
    touch,
    frameProps,
    rootProps: {
      'data-invalid': error === undefined ? undefined : true,
      'data-readonly': props.readOnly || undefined,
    },
    inputProps: {
      ...frameProps,
      name: props.name,
      'aria-label': props.hidesLabel ? props.label : undefined,
      onBlur: touch,
      disabled: props.disabled,
      readOnly: props.readOnly,
      loading: props.loading,
      'aria-required': required || undefined,
      'aria-busy': props.loading || undefined,
    },
  };
}

type InputPart = 'label' | 'input' | 'error' | 'description';

function describe(description: ReactNode, advice: readonly string[]): ReactNode {
  if (advice.length === 0) return description;
  return (
    <>
      {advice.map((message) => (
        <FieldHint key={message} tone="advice">
          {message}
        </FieldHint>
      ))}
      {description}
    </>
  );
}

export type Field = ReturnType<typeof useField>;

const FIELD_CLASSES = {
  root: classes.root,
  label: classes.label,
  description: classes.description,
  error: classes.error,
  wrapper: classes.wrapper,
  input: classes.input,
  section: classes.section,
};
