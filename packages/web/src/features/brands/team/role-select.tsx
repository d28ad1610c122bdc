import { NativeSelect } from '@mantine/core';
import type { Role } from '@tandem/domain/accounts/role-at-least';
import '@mantine/core/styles/Input.css';
import { ROLE_OPTIONS } from './role-words.ts';

type RoleSelectProps = {
  value: Role;
  onChange: (role: Role) => void;
  disabled?: boolean;
} & ({ label: string } | { 'aria-label': string });

/** The browser's own list: three short words need no more, and rows of a panel cannot cut it off. */
export function RoleSelect({ value, onChange, ...rest }: RoleSelectProps) {
  return (
    <NativeSelect
      {...rest}
      data={ROLE_OPTIONS}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Role)}
    />
  );
}
