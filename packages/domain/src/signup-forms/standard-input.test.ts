import { describe, expect, it } from 'vitest';
import { addableInputs, STANDARD_INPUT_NAMES, standardInput } from './standard-input.ts';

describe('standardInput', () => {
  it('is complete', () => {
    expect(standardInput('email')).toEqual({
      name: 'email',
      type: 'text',
      label: 'Email',
      placeholder: 'Email address',
      isRequired: true,
      espValue: '',
      isTemplate: true,
      fixedName: true,
      dropdownOptions: [],
    });
  });

  it.each([
    ['email', 'Email', 'Email address', true],
    ['phone', 'Phone', 'Mobile number', true],
    ['firstName', 'First Name', 'First name', false],
    ['lastName', 'Last Name', 'Last name', false],
    ['birthday', 'Birthday', 'Birthday (MM/DD/YYYY)', false],
    ['city', 'City', 'City', false],
    ['state', 'State', 'State', false],
    ['zipCode', 'ZIP Code', 'ZIP code', false],
  ] as const)('%s is labelled %s', (name, label, placeholder, isRequired) => {
    expect(standardInput(name)).toMatchObject({ name, label, placeholder, isRequired });
  });
});

describe('addableInputs', () => {
  it('offers everything on an empty form', () => {
    expect(addableInputs([])).toEqual([...STANDARD_INPUT_NAMES, 'customText', 'customDropdown']);
    expect(STANDARD_INPUT_NAMES).toHaveLength(8);
  });

  it('offers a standard field once and custom ones always', () => {
    const offered = addableInputs([
      standardInput('email'),
      { ...standardInput('city'), name: 'customText_1' },
    ]);
    expect(offered).not.toContain('email');
    expect(offered).toContain('city');
    expect(offered).toContain('customText');
  });
});
