// The fields a form can ask for (signup-forms §3): eight standard ones, whose names carry meaning
// for the product, and two kinds of custom field. A standard field is used once in a form, custom
// ones any number of times.
import type { FormInput } from './signup-form.ts';

export function standardInput(name: StandardInputName): FormInput {
  return {
    name,
    type: 'text',
    ...STANDARD_INPUTS[name],
    isRequired: name === 'email' || name === 'phone',
    espValue: '',
    isTemplate: true,
    fixedName: true,
    dropdownOptions: [],
  };
}

const STANDARD_INPUTS = {
  email: { label: 'Email', placeholder: 'Email address' },
  phone: { label: 'Phone', placeholder: 'Mobile number' },
  firstName: { label: 'First Name', placeholder: 'First name' },
  lastName: { label: 'Last Name', placeholder: 'Last name' },
  birthday: { label: 'Birthday', placeholder: 'Birthday (MM/DD/YYYY)' },
  city: { label: 'City', placeholder: 'City' },
  state: { label: 'State', placeholder: 'State' },
  zipCode: { label: 'ZIP Code', placeholder: 'ZIP code' },
} as const;

export type StandardInputName = keyof typeof STANDARD_INPUTS;
export type CustomInputKind = 'customText' | 'customDropdown';

export const STANDARD_INPUT_NAMES = Object.keys(STANDARD_INPUTS) as readonly StandardInputName[];

/** What the Add Field menu still offers for a form with these fields. */
export function addableInputs(
  inputs: readonly FormInput[],
): (StandardInputName | CustomInputKind)[] {
  const used = new Set(inputs.map((input) => input.name));
  const unused = STANDARD_INPUT_NAMES.filter((name) => !used.has(name));
  return [...unused, 'customText', 'customDropdown'];
}
