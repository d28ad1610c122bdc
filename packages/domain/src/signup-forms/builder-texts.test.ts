import { expect, it } from 'vitest';
import { BUILDER_TEXTS } from './builder-texts.ts';

it('speaks as specified', () => {
  expect(BUILDER_TEXTS).toEqual({
    published: 'Signup form published successfully',
    unpublished: 'Signup form unpublished',
    saved: 'Signup form saved',
    saveFailed: 'Something happened while saving the signup form data',
    cannotPublish: "Can't Publish",
    testNotAvailable: 'Test Not Available',
    closeWithoutSaving: 'Close without saving?',
    copied: 'Copied to Clipboard',
    copyFailed: 'Could not copy to clipboard',
  });
});
