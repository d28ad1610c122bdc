/**
 * How popovers of fields are placed: beside their field in the document, so that they stay within its
 * landmark, its dialog and its focus, yet fixed to the window, so that no frame cuts them off.
 */
export const POPOVER_IN_PLACE = {
  withinPortal: false,
  floatingStrategy: 'fixed',
  shadow: 'md',
  transitionProps: { duration: 120 },
} as const;
