// The words of the form builder, to the letter of signup-forms §2, §4 and §8, kept beside the rules
// so that server and browser say the same.

export const BUILDER_TEXTS = {
  published: 'Signup form published successfully',
  unpublished: 'Signup form unpublished',
  saved: 'Signup form saved',
  saveFailed: 'Something happened while saving the signup form data',
  cannotPublish: "Can't Publish",
  testNotAvailable: 'Test Not Available',
  closeWithoutSaving: 'Close without saving?',
  copied: 'Copied to Clipboard',
  copyFailed: 'Could not copy to clipboard',
} as const;
