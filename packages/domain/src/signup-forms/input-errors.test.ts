import { describe, expect, it } from 'vitest';
import { customInput } from './custom-input.ts';
import { inputErrors } from './input-errors.ts';
import { standardInput } from './standard-input.ts';

const text = { ...customInput('customText', []), placeholder: 'Shoe size' };
const dropdown = { ...customInput('customDropdown', []), placeholder: 'Choose' };
const REQUIRED = 'Required field';
const TOO_LONG = 'Cannot exceed 32 characters';

describe('inputErrors', () => {
  it.each([
    ['a standard field', standardInput('email')],
    [
      'a standard field with long words',
      { ...standardInput('city'), label: 'x'.repeat(33), placeholder: 'x'.repeat(33) },
    ],
    ['a custom text', text],
    [
      'a custom text at the limit',
      { ...text, label: 'x'.repeat(32), placeholder: ` ${'x'.repeat(32)} ` },
    ],
    ['a dropdown', dropdown],
    [
      'a dropdown at the limit',
      { ...dropdown, dropdownOptions: ['x'.repeat(32), '🎉'.repeat(32)] },
    ],
    ['a text without options', { ...text, dropdownOptions: [] }],
    ['a text with a forgotten blank option', { ...text, dropdownOptions: [''] }],
  ])('finds nothing wrong with %s', (_, input) => {
    expect(inputErrors(input, 'pages.0.inputs.0')).toEqual([]);
  });

  it.each([
    [{ ...text, label: '' }, 'label', REQUIRED],
    [{ ...text, label: ' ' }, 'label', REQUIRED],
    [{ ...text, label: 'x'.repeat(33) }, 'label', TOO_LONG],
    [{ ...text, placeholder: '' }, 'placeholder', REQUIRED],
    [{ ...text, placeholder: 'x'.repeat(33) }, 'placeholder', TOO_LONG],
    [{ ...standardInput('city'), placeholder: ' ' }, 'placeholder', REQUIRED],
    [{ ...dropdown, dropdownOptions: [] }, 'dropdownOptions', REQUIRED],
    [{ ...dropdown, dropdownOptions: ['a', ' '] }, 'dropdownOptions.1', REQUIRED],
    [{ ...dropdown, dropdownOptions: ['x'.repeat(33)] }, 'dropdownOptions.0', TOO_LONG],
  ])('finds an error (%#)', (input, place, message) => {
    expect(inputErrors(input, 'pages.2.inputs.1')).toEqual([
      { code: 'input-text', message, where: `pages.2.inputs.1.${place}` },
    ]);
  });
});
