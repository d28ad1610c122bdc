import { toggleCategory } from '@tandem/domain/brands/choose-categories';
import {
  allRegionLabel,
  regionSelection,
  statesOf,
  toggleRegion,
} from '@tandem/domain/brands/region-selection';
import {
  US_REGIONS,
  US_STATES,
  type UsRegion,
  type UsStateCode,
} from '@tandem/domain/brands/us-states';
import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from './field-props.ts';
import { type ToggleChip, ToggleChips } from './toggle-chips.tsx';
import classes from './us-states-field.module.css';
import { useField } from './use-field.tsx';

/** US states by region, one by one or a whole region at once. */
export function UsStatesField(props: FieldProps<readonly UsStateCode[]>) {
  const field = useField(props, { value: props.value, empty: [] });

  return (
    <FieldGroup field={field}>
      <div className={classes.regions}>
        {US_REGIONS.map((region) => (
          <div key={region} className={classes.region}>
            <p className={classes.heading}>
              {region}
              <span className={classes.count}>{countIn(region, props.value)}</span>
            </p>
            <ToggleChips
              label={region}
              disabled={props.disabled || props.readOnly}
              chips={chipsOf(region, props.value)}
              onToggle={(chip) => props.onChange(toggle(props.value, chip))}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

type Chip = UsRegion | UsStateCode;

function chipsOf(region: UsRegion, chosen: readonly UsStateCode[]): ToggleChip<Chip>[] {
  const selection = regionSelection(chosen, region);
  return [
    {
      value: region,
      label: allRegionLabel(region),
      pressed: selection === 'some' ? 'mixed' : selection === 'all',
      isLeading: true,
    },
    ...US_STATES.filter((state) => state.region === region).map((state) => ({
      value: state.code,
      label: state.name,
      pressed: chosen.includes(state.code),
    })),
  ];
}

function toggle(chosen: readonly UsStateCode[], chip: Chip): readonly UsStateCode[] {
  return isRegion(chip) ? toggleRegion(chosen, chip) : toggleCategory(chosen, chip);
}

function isRegion(chip: Chip): chip is UsRegion {
  return US_REGIONS.some((region) => region === chip);
}

function countIn(region: UsRegion, chosen: readonly UsStateCode[]): string {
  const states = statesOf(region);
  return `${states.filter((code) => chosen.includes(code)).length} of ${states.length}`;
}
