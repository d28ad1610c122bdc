/** Where the app lives on its site; router paths are relative to it. */
export const APP_BASE = '/app';
