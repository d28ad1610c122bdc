import { dialogStore } from './dialog-store.ts';

export const contactStore = dialogStore();

export const openContact = contactStore.open;
