// How long the interface waits, in milliseconds (platform §9, signup-forms §9). A debounce starts
// anew with each change; the others wait once so that an animation can finish.

export const DEBOUNCE_MS = {
  input: 200,
  composerValues: 300,
  composerText: 100,
  slider: 50,
  search: 1_000,
  resize: 50,
} as const;

export const CLOSE_DELAY_MS = { dialog: 500, drawer: 500, logoutRedirect: 500 } as const;
