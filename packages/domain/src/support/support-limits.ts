// The most characters each field of the support dialogs takes. The specification names none; these
// leave room for a long mail and keep a pasted log file from filling the desk (decision 0064).

export const SUPPORT_LIMITS = {
  name: 120,
  email: 254,
  subject: 200,
  message: 5_000,
  storeName: 120,
  comment: 2_000,
} as const;
