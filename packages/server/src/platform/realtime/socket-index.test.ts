import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BrowserSocket } from './browser-socket.ts';
import type { Audience } from './realtime-event.ts';
import { SocketIndex } from './socket-index.ts';

const id = fc.integer({ min: 1, max: 4 });
const ids = fc.uniqueArray(id);
const listener = fc.record({ userId: id, sessionId: id, brandIds: ids });
const step = fc.record({ add: listener, thenDelete: fc.nat() });
const audience = fc.oneof(
  fc.constant<Audience>('everybody'),
  fc.record({ users: ids, sessions: ids, brands: ids }, { requiredKeys: [] }),
);

it('finds whom asking every socket would find, each once', () => {
  fc.assert(
    fc.property(fc.array(step), audience, (steps, to) => {
      const index = new SocketIndex();
      const open: BrowserSocket[] = [];
      for (const { add, thenDelete } of steps) {
        const socket = { ...add } as unknown as BrowserSocket;
        open.push(socket);
        index.add(socket);
        const [gone] = thenDelete % 3 === 0 ? open.splice(thenDelete % open.length, 1) : [];
        if (gone) index.delete(gone);
      }
      const heard = index.hearing(to as Audience);
      expect(new Set(heard)).toEqual(new Set(open.filter((one) => hears(one, to as Audience))));
      expect(heard).toHaveLength(new Set(heard).size);
      expect(index.size).toBe(open.length);
      const ofFirst = open.filter(({ userId }) => userId === 1);
      expect(index.countOfUser(1)).toBe(ofFirst.length);
      expect(index.oldestOfUser(1)).toBe(ofFirst[0]);
    }),
    { numRuns: 500 },
  );
});

it('keeps nothing of sockets that are gone', () => {
  const index = new SocketIndex();
  const socket = { userId: 1, sessionId: 2, brandIds: [3] } as unknown as BrowserSocket;
  index.add(socket);
  index.delete(socket);
  index.delete(socket);
  expect(index.hearing({ users: [1], sessions: [2], brands: [3] })).toEqual([]);
  expect(index.size).toBe(0);
});

function hears({ userId, sessionId, brandIds }: BrowserSocket, to: Audience): boolean {
  if (to === 'everybody') return true;
  if (to.users?.includes(userId) || to.sessions?.includes(sessionId)) return true;
  return to.brands?.some((brand) => brandIds.includes(brand)) ?? false;
}
