import { Slider } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { DEBOUNCE_MS } from '@tandem/domain/input/interface-delays';
import { useState } from 'react';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './slider-field.module.css';
import { useField } from './use-field.tsx';
import '@mantine/core/styles/Slider.css';

/**
 * A number where the feel matters more than the digits. The thumb follows the pointer at once; the
 * value is told after a short pause, so a live preview is not redrawn per pixel.
 */
export function SliderField({ min, max, step = 1, unit = '', ...props }: SliderFieldProps) {
  const field = useField(props, { value: props.value, empty: min });
  const [dragged, setDragged] = useState<number | null>(null);
  const tell = useDebouncedCallback((value: number) => {
    props.onChange(value);
    setDragged(null);
  }, DEBOUNCE_MS.slider);
  const shown = dragged ?? props.value;

  return (
    <FieldGroup field={field}>
      <div className={classes.row}>
        <Slider
          className={classes.slider}
          min={min}
          max={max}
          step={step}
          value={shown}
          onChange={(value) => {
            setDragged(value);
            tell(value);
          }}
          label={null}
          size="sm"
          thumbSize={18}
          thumbLabel={props.label}
          thumbProps={{ 'aria-valuetext': `${shown}${unit}` }}
          disabled={props.disabled || props.readOnly}
        />
        <output className={classes.value}>{`${shown}${unit}`}</output>
      </div>
    </FieldGroup>
  );
}

export type SliderFieldProps = FieldProps<number> & {
  min: number;
  max: number;
  step?: number;
  /** Written right after the number. */
  unit?: string;
};
