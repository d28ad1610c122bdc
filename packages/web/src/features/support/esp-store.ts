import { dialogStore } from './dialog-store.ts';

export const espStore = dialogStore();

/** Opens "Can't find your ESP?". Only members of a brand can send it: ask `useHasRole` first. */
export const openEspRequest = espStore.open;
