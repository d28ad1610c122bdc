/** Whether a dialog is open; anything on the page may open it, also outside React. */
export function dialogStore() {
  let isOpen = false;
  const subscribers = new Set<() => void>();
  function update(next: boolean): void {
    isOpen = next;
    for (const tell of subscribers) tell();
  }
  return {
    open: () => update(true),
    close: () => update(false),
    read: () => isOpen,
    subscribe(onChange: () => void) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}

export type DialogStore = ReturnType<typeof dialogStore>;
