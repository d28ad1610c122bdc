import { ColorInput } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { POPOVER_IN_PLACE } from './popover-in-place.ts';
import { useField } from './use-field.tsx';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorInput.css';

/** A colour as #rrggbb: typed, picked, or taken from the given swatches. */
export function ColorField({ swatches, ...props }: ColorFieldProps) {
  const { inputProps, rootProps } = useField(props, {
    value: props.value,
    empty: '',
  });

  return (
    <ColorInput
      {...inputProps}
      format="hex"
      value={props.value}
      onChange={props.onChange}
      placeholder="#000000"
      swatches={swatches ? [...swatches] : undefined}
      eyeDropperButtonProps={{ 'aria-label': `Pick ${props.label} from the screen` }}
      popoverProps={POPOVER_IN_PLACE}
      wrapperProps={rootProps}
    />
  );
}

export type ColorFieldProps = FieldProps<string> & {
  /** Colours one click away, such as those of a brand. */
  swatches?: readonly string[];
};
