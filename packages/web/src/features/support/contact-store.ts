/** Whether the contact dialog is open; anything on the page may open it, also outside React. */
let isOpen = false;
const subscribers = new Set<() => void>();

export function openContact(): void {
  update(true);
}

export function closeContact(): void {
  update(false);
}

export const contactStore = {
  read: () => isOpen,
  subscribe(onChange: () => void) {
    subscribers.add(onChange);
    return () => subscribers.delete(onChange);
  },
};

function update(next: boolean): void {
  isOpen = next;
  for (const tell of subscribers) tell();
}
