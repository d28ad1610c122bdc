import { expect, it } from 'vitest';
import {
  FORM_TYPE_WORDS,
  hasLayoutSection,
  hasSecondaryButton,
  normalizeFormType,
} from './form-type.ts';

it.each([
  ['popup', 'popup'],
  ['embed', 'embed'],
  ['lightbox', 'popup'],
  ['EMBED', 'popup'],
  ['', 'popup'],
  [null, 'popup'],
  [undefined, 'popup'],
  [3, 'popup'],
])('takes %j for a %s', (value, type) => {
  expect(normalizeFormType(value)).toBe(type);
});

it('names new forms and their pages', () => {
  expect(FORM_TYPE_WORDS).toEqual({
    popup: { defaultName: 'Untitled Pop-Up', pages: 'Form Pages' },
    embed: { defaultName: 'Untitled Embed', pages: 'Form Steps' },
  });
});

it.each([
  ['popup', true],
  ['embed', false],
] as const)('gives a %s layouts and a second button: %s', (type, expected) => {
  expect(hasLayoutSection(type)).toBe(expected);
  expect(hasSecondaryButton(type)).toBe(expected);
});
