/**
 * Edits that are not saved yet, kept in the tab so that a session that ends meanwhile, or a reload,
 * does not cost them. Each belongs to one person in one brand: whoever signs in next sees none of them.
 */
export function keptEdits<T extends object>(storage: Storage, key: string) {
  return {
    read(): Partial<T> {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
        return typeof kept === 'object' && kept !== null ? kept : {};
      } catch {
        return {};
      }
    },
    /** No edits are nothing to keep. */
    write(edits: Partial<T>): void {
      try {
        if (Object.keys(edits).length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(edits));
      } catch {
        // A full or forbidden storage costs the reload, not the writing.
      }
    },
  };
}
