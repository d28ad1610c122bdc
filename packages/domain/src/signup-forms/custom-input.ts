// A new custom field gets a name like customText_1 and a label like "Untitled 1" (signup-forms §3).
// The number is the lowest whose name and label are both free on the whole form, so that deleting
// and adding never makes two alike. Labels are compared without case, as the uniqueness rule does.

import type { FormInput } from './signup-form.ts';
import type { CustomInputKind } from './standard-input.ts';

export function customInput(kind: CustomInputKind, existing: readonly FormInput[]): FormInput {
  const number = freeNumber((n) =>
    existing.some((input) => input.name === `${kind}_${n}` || isLabel(input, `Untitled ${n}`)),
  );
  return {
    name: `${kind}_${number}`,
    type: kind === 'customDropdown' ? 'dropdown' : 'text',
    label: `Untitled ${number}`,
    placeholder: '',
    isRequired: false,
    espValue: '',
    isTemplate: false,
    fixedName: false,
    dropdownOptions: kind === 'customDropdown' ? ['Option 1'] : [],
  };
}

export function freeNumber(isTaken: (n: number) => boolean): number {
  let n = 1;
  while (isTaken(n)) n += 1;
  return n;
}

export function isLabel(input: Pick<FormInput, 'label'>, label: string): boolean {
  return input.label.trim().toLowerCase() === label.toLowerCase();
}
