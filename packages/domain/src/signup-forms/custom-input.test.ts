import { describe, expect, it } from 'vitest';
import { customInput } from './custom-input.ts';
import { standardInput } from './standard-input.ts';

describe('customInput', () => {
  it('of text is complete', () => {
    expect(customInput('customText', [])).toEqual({
      name: 'customText_1',
      type: 'text',
      label: 'Untitled 1',
      placeholder: '',
      isRequired: false,
      espValue: '',
      isTemplate: false,
      fixedName: false,
      dropdownOptions: [],
    });
  });

  it('of a dropdown starts with one option', () => {
    expect(customInput('customDropdown', [])).toMatchObject({
      name: 'customDropdown_1',
      type: 'dropdown',
      dropdownOptions: ['Option 1'],
    });
  });

  it.each([
    ['its name is taken', { name: 'customText_1', label: 'Shoe size' }],
    ['its label is taken', { name: 'city', label: 'Untitled 1' }],
    ['its label is taken in other case', { name: 'city', label: ' untitled 1 ' }],
  ])('counts on when %s', (_, change) => {
    const input = customInput('customText', [{ ...standardInput('city'), ...change }]);
    expect(input).toMatchObject({ name: 'customText_2', label: 'Untitled 2' });
  });

  it('fills a gap', () => {
    const first = customInput('customText', []);
    const second = customInput('customText', [first]);
    const third = customInput('customDropdown', [first, second]);
    expect(third.name).toBe('customDropdown_3');
    expect(customInput('customText', [first, third]).name).toBe('customText_2');
  });
});
