import { describe, expect, it } from 'vitest';
import { type Storage, StorageUnavailable } from '../storage.ts';

interface Opened {
  storage: Storage;
  /** Makes it fail as it would when a disk or a network does. */
  breakDown(): Promise<void> | void;
}

const KEY = 'uploads/7/a.png';

/** What features rely on, whichever storage is behind the port. */
export function itKeepsFiles(name: string, open: () => Promise<Opened> | Opened): void {
  describe(name, () => {
    it('gives back what was put last, and nothing for an unknown key', async () => {
      const { storage } = await open();
      await storage.put(KEY, Buffer.from('one'));
      await storage.put(KEY, Buffer.from('two'));
      expect(await storage.get(KEY)).toEqual(Buffer.from('two'));
      expect(await storage.get('uploads/7/b.png')).toBeUndefined();
    });

    it('keeps every byte, also of a large file and of none', async () => {
      const { storage } = await open();
      const large = Buffer.from(Array.from({ length: 300_000 }, (_, n) => n % 256));
      await storage.put('large.png', large);
      await storage.put('empty.png', Buffer.alloc(0));
      expect((await storage.get('large.png'))?.equals(large)).toBe(true);
      expect(await storage.get('empty.png')).toEqual(Buffer.alloc(0));
    });

    it('removes a file, and nothing else, as often as it is asked to', async () => {
      const { storage } = await open();
      await storage.put(KEY, Buffer.from('one'));
      await storage.put('uploads/7/b.png', Buffer.from('two'));
      await storage.remove(KEY);
      await storage.remove(KEY);
      expect(await storage.get(KEY)).toBeUndefined();
      expect(await storage.get('uploads/7/b.png')).toEqual(Buffer.from('two'));
    });

    it.each(['../a.png', 'a/../../b.png', '/etc/passwd.png', 'a//b.png', 'A.png', 'a', 'a\0.png'])(
      'never leaves its place for %j',
      async (key) => {
        const { storage } = await open();
        await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(/unexpected characters/);
        await expect(storage.remove(key)).rejects.toThrow(/unexpected characters/);
        expect(await storage.get(key)).toBeUndefined();
        expect(storage.publicAddress(key)).toBeUndefined();
      },
    );

    it('says that it cannot be used now, rather than that a file is not there', async () => {
      const { storage, breakDown } = await open();
      await storage.put(KEY, Buffer.from('one'));
      await breakDown();
      await expect(storage.get(KEY)).rejects.toThrow(StorageUnavailable);
      await expect(storage.put(KEY, Buffer.from('two'))).rejects.toThrow(StorageUnavailable);
      await expect(storage.remove(KEY)).rejects.toThrow(StorageUnavailable);
    });
  });
}
