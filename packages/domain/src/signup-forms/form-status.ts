// The life of a form (signup-forms §4). It is a draft until it is published for the first time, and
// active or inactive from then on; it never becomes a draft again. Saving keeps the status,
// publishing makes it active and remembers the first launch, unpublishing makes it inactive.
// "Saves the form as a draft" before connecting a provider therefore means: saves without publishing.

export type FormStatus = 'active' | 'inactive' | 'draft';
export type FormLaunch = { status: FormStatus; launchedAt: Date | null };

export function publishedLaunch(launch: FormLaunch, now: Date): FormLaunch {
  return { status: 'active', launchedAt: launch.launchedAt ?? now };
}

export function unpublishedLaunch({ launchedAt }: FormLaunch): FormLaunch {
  return { status: launchedAt === null ? 'draft' : 'inactive', launchedAt };
}

/** Reads a stored status, where the launch date decides between draft and the rest. */
export function settledStatus({ status, launchedAt }: FormLaunch): FormStatus {
  if (launchedAt === null) return 'draft';
  return status === 'active' ? 'active' : 'inactive';
}

/** Buttons of the builder's top bar, by their labels; Update opens the menu beneath it. */
export function builderButtons(status: FormStatus): { buttons: string[]; updateMenu: string[] } {
  return status === 'active'
    ? { buttons: ['Update'], updateMenu: ['Publish Updates', 'Unpublish'] }
    : { buttons: ['Save', 'Test', 'Save & Publish'], updateMenu: [] };
}

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
