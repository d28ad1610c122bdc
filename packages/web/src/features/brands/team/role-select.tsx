import type { Role } from '@tandem/domain/accounts/roles';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import classes from './role-select.module.css';
import { ROLE_OPTIONS } from './role-words.ts';

type RoleSelectProps = {
  /** Whose role it is; rows have no room for a visible label. */
  label: string;
  value: Role;
  onChange: (role: Role) => void;
  disabled: boolean;
};

export function RoleSelect(props: RoleSelectProps) {
  return (
    <div className={classes.select}>
      <SelectField
        {...props}
        hidesLabel
        options={ROLE_OPTIONS}
        onChange={(role) => role && props.onChange(role as Role)}
      />
    </div>
  );
}
