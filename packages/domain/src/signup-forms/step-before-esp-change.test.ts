import { expect, it } from 'vitest';
import {
  changedEspSettings,
  stepBeforeEspChange,
  UNPUBLISH_FIRST_TITLE,
} from './step-before-esp-change.ts';

it.each([
  ['active', 'edit', 'unpublish'],
  ['active', 'switch', 'confirm'],
  ['inactive', 'edit', 'none'],
  ['inactive', 'switch', 'none'],
  ['draft', 'edit', 'none'],
  ['draft', 'switch', 'none'],
] as const)('on a form that is %s, before an %s comes %s', (status, change, step) => {
  expect(stepBeforeEspChange(status, change)).toBe(step);
});

it('titles the dialog as specified', () => {
  expect(UNPUBLISH_FIRST_TITLE).toBe('Unpublished Form Required');
});

it.each([7, null])('starts over with provider %j', (brandIntegrationId) => {
  expect(changedEspSettings(brandIntegrationId)).toEqual({
    brandIntegrationId,
    listId: null,
    espDojoProperty: null,
  });
});
