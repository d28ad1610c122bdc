// A new brand's trial lasts 30 days from the moment it is created (platform §1). Days are of 24
// hours, so no zone is involved.

export function trialEndFrom(start: Date): Date {
  return new Date(start.getTime() + TRIAL_DAYS * 24 * 60 * 60 * 1000);
}

export const TRIAL_DAYS = 30;
