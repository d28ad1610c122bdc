import { expect, it } from 'vitest';
import { outboxStore } from './outbox-store.ts';
import type { OutboxEntry } from './settle-outbox.ts';

function memory(kept = new Map<string, string>()): Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const entry = (key: string, parts: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  conversationId: 7,
  content: '<p>Hi</p>',
  afterId: 1,
  createdAt: '2026-03-10T15:00:00.000Z',
  state: 'sending',
  problem: null,
  ...parts,
});

it('keeps entries in the order they were written, whatever becomes of them', () => {
  const outbox = outboxStore(memory(), 'me');
  outbox.put(entry('a'));
  outbox.put(entry('b'));
  outbox.put(entry('a', { state: 'failed' }));
  expect(outbox.read().map(({ key, state }) => [key, state])).toEqual([
    ['a', 'failed'],
    ['b', 'sending'],
  ]);
});

it('offers after a reload what was under way, under the same key', () => {
  const storage = memory();
  outboxStore(storage, 'me').put(entry('a'));
  const [restored] = outboxStore(storage, 'me').read();
  expect(restored).toMatchObject({ key: 'a', state: 'failed', content: '<p>Hi</p>' });
  expect(outboxStore(storage, 'somebody else').read()).toEqual([]);
});

it('leaves nothing behind once all is sent, and starts empty from rubbish', () => {
  const kept = new Map([['rubbish', '{']]);
  const outbox = outboxStore(memory(kept), 'me');
  outbox.put(entry('a'));
  outbox.remove('a');
  expect(kept.has('me')).toBe(false);
  expect(outboxStore(memory(kept), 'rubbish').read()).toEqual([]);
});
