import { describe, expect, it } from 'vitest';
import { defaultSignupForm } from './default-signup-form.ts';
import type { FormInput, FormPage } from './signup-form.ts';
import { standardInput } from './standard-input.ts';
import { uniqueInputErrors } from './unique-input-errors.ts';

const [template] = defaultSignupForm({ type: 'popup' }).pages;
const page = (...inputs: Partial<FormInput>[]): FormPage => ({
  ...(template as FormPage),
  inputs: inputs.map((input) => ({ ...standardInput('city'), ...input })),
});

describe('uniqueInputErrors', () => {
  it.each([
    ['different fields', [page({ name: 'a', label: 'A' }, { name: 'b', label: 'B' })]],
    ['a name that is another label', [page({ name: 'a', label: 'b' }, { name: 'b', label: 'a' })]],
    [
      'blank values',
      [page({ name: '', label: '', espValue: '' }, { name: ' ', label: ' ', espValue: ' ' })],
    ],
    ['no pages', []],
  ])('finds nothing with %s', (_, pages) => {
    expect(uniqueInputErrors(pages)).toEqual([]);
  });

  it.each([
    ['name', 'name-taken', 'This field name is already taken. Choose another unique name'],
    ['label', 'name-taken', 'This field name is already taken. Choose another unique name'],
    ['espValue', 'esp-value-taken', 'This value is already in use with another field'],
  ])('reports the later of two equal %ss, also across pages', (key, code, message) => {
    const first = { name: 'a', label: 'A', espValue: 'x', [key]: 'City' };
    const second = { name: 'b', label: 'B', espValue: 'y', [key]: ' city ' };
    expect(uniqueInputErrors([page(first, second)])).toEqual([
      { code, message, where: `pages.0.inputs.1.${key}` },
    ]);
    expect(uniqueInputErrors([page(first), page(second)])).toEqual([
      { code, message, where: `pages.1.inputs.0.${key}` },
    ]);
  });
});
