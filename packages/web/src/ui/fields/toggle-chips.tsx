import { useRovingIndex } from '@mantine/hooks';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import classes from './toggle-chips.module.css';

/**
 * A row of on/off chips. It is one stop for the Tab key and arrow keys move within it, so that fifty
 * chips do not stand between two fields.
 */
export function ToggleChips<T extends string>({ label, chips, onToggle, disabled }: Props<T>) {
  const { getItemProps } = useRovingIndex({ total: chips.length, orientation: 'both' });

  return (
    <div role="toolbar" aria-label={label} className={classes.chips}>
      {chips.map((chip, index) => (
        <button
          {...getItemProps({ index, onClick: () => chip.isBlocked || onToggle(chip.value) })}
          key={chip.value}
          type="button"
          className={classes.chip}
          data-leading={chip.isLeading || undefined}
          aria-pressed={chip.pressed}
          // Blocked chips stay reachable, so that people can learn why from the text beside them.
          aria-disabled={chip.isBlocked || undefined}
          disabled={disabled}
        >
          {chip.pressed === true && <IconCheck className={classes.icon} aria-hidden />}
          {chip.pressed === 'mixed' && <IconMinus className={classes.icon} aria-hidden />}
          {chip.label}
        </button>
      ))}
    </div>
  );
}

export type ToggleChip<T extends string> = {
  value: T;
  label: string;
  pressed: boolean | 'mixed';
  /** It cannot be switched on at present. */
  isBlocked?: boolean;
  /** Stands for all the others. */
  isLeading?: boolean;
};

type Props<T extends string> = {
  label: string;
  chips: readonly ToggleChip<T>[];
  onToggle: (value: T) => void;
  disabled?: boolean;
};
