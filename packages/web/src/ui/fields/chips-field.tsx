import { Pill, PillsInput, VisuallyHidden } from '@mantine/core';
import { addChip, isChipKey } from '@tandem/domain/input/add-chip';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import classes from './chips-field.module.css';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.tsx';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/VisuallyHidden.css';

/**
 * Free entries as chips. Tab, Enter and Space add what is typed; leaving the field does too, because
 * nobody expects their last word to vanish. Backspace or the left arrow goes back into the chips.
 */
export function ChipsField({ placeholder, ...props }: ChipsFieldProps) {
  const { value: chips, onChange, disabled, readOnly } = props;
  const { frameProps, rootProps, touch, required } = useField(props, { value: chips, empty: [] });
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isFixed = disabled || readOnly;

  function add(entries: readonly string[]) {
    const added = entries.reduce(addChip, chips);
    setText('');
    if (added.length === chips.length) return;
    onChange(added);
    setNews(`Added ${added.slice(chips.length).join(', ')}`);
  }

  function remove(index: number) {
    onChange(chips.filter((_, at) => at !== index));
    setNews(`Removed ${chips[index]}`);
    focusChip(index === chips.length - 1 ? index - 1 : index + 1);
  }

  function focusChip(index: number) {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [];
    (buttons[index] ?? input.current)?.focus();
  }

  function onInputKey(event: KeyboardEvent<HTMLInputElement>) {
    const isAtStart = event.currentTarget.selectionEnd === 0;
    if (isChipKey(event.key, text)) {
      event.preventDefault();
      add([text]);
    } else if (isAtStart && (event.key === 'Backspace' || event.key === 'ArrowLeft')) {
      focusChip(chips.length - 1);
    }
  }

  function onChipKey(event: KeyboardEvent, index: number) {
    if (event.key === 'Backspace' || event.key === 'Delete') remove(index);
    else if (event.key === 'ArrowLeft') focusChip(Math.max(0, index - 1));
    else if (event.key === 'ArrowRight') focusChip(index + 1);
    else return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent) {
    const entries = event.clipboardData.getData('text').split(/[\s,;]+/);
    if (entries.length < 2) return;
    event.preventDefault();
    add([text, ...entries]);
  }

  return (
    <>
      <PillsInput
        {...frameProps}
        disabled={disabled}
        loading={props.loading}
        wrapperProps={rootProps}
      >
        <Pill.Group ref={list} disabled={disabled}>
          {chips.map((chip, index) => (
            <Pill
              key={chip}
              className={classes.chip}
              withRemoveButton={!isFixed}
              onRemove={() => remove(index)}
              removeButtonProps={{
                'aria-label': `Remove ${chip}`,
                'aria-hidden': false,
                onKeyDown: (event) => onChipKey(event, index),
                ...{ 'data-chip': true },
              }}
            >
              {chip}
            </Pill>
          ))}
          <PillsInput.Field
            ref={input}
            id={frameProps.id}
            name={props.name}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onInputKey}
            onPaste={onPaste}
            onBlur={() => {
              add([text]);
              touch();
            }}
            placeholder={chips.length === 0 ? placeholder : undefined}
            disabled={disabled}
            readOnly={readOnly}
            aria-required={required || undefined}
          />
        </Pill.Group>
      </PillsInput>
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
    </>
  );
}

export type ChipsFieldProps = FieldProps<readonly string[]> & { placeholder?: string };
