import { NativeSelect } from '@mantine/core';
import type { Role } from '@tandem/domain/accounts/roles';
import '@mantine/core/styles/Input.css';
import { ROLE_OPTIONS } from './role-words.ts';

type RoleSelectProps = {
  /** Whose role it is; rows have no room for a visible label. */
  label: string;
  value: Role;
  onChange: (role: Role) => void;
  disabled: boolean;
};

export function RoleSelect({ label, value, onChange, disabled }: RoleSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      data={ROLE_OPTIONS}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Role)}
      disabled={disabled}
    />
  );
}
