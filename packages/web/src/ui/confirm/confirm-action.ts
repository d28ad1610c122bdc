import type { ReactNode } from 'react';

export interface ConfirmQuestion {
  title: string;
  body?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Colours the confirming button as a loss. */
  isDestructive?: boolean;
}

/** Asks before something is done; resolves to whether the person agreed. */
export function confirmAction(question: ConfirmQuestion): Promise<boolean> {
  pending?.answer(false);
  return new Promise((resolve) => {
    update({
      question,
      answer(agreed) {
        update(null);
        resolve(agreed);
      },
    });
  });
}

type Pending = { question: ConfirmQuestion; answer: (agreed: boolean) => void };

let pending: Pending | null = null;
const subscribers = new Set<() => void>();

function update(next: Pending | null): void {
  pending = next;
  for (const tell of subscribers) tell();
}

export const confirmStore = {
  read: () => pending,
  subscribe(onChange: () => void) {
    subscribers.add(onChange);
    return () => subscribers.delete(onChange);
  },
};
