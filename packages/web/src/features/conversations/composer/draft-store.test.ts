import { beforeEach, expect, it } from 'vitest';
import { draftStore } from './draft-store.ts';

let kept: Map<string, string>;
let storage: Storage;

beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
});

const OWNER = { userId: 1, brandId: 2, isImpersonated: false };

it('finds a draft again in its own conversation only', () => {
  draftStore(storage, OWNER).write('conversation-7', '<p>Hello</p>');
  expect(draftStore(storage, OWNER).read('conversation-7')).toBe('<p>Hello</p>');
  expect(draftStore(storage, OWNER).read('conversation-8')).toBe('');
  expect(draftStore(storage, OWNER).read('brand-7')).toBe('');
});

it.each([
  ['another person', { ...OWNER, userId: 3 }],
  ['another brand', { ...OWNER, brandId: 3 }],
  ['an admin acting as the person', { ...OWNER, isImpersonated: true }],
  // The parts of a key must not run into one another.
  ['somebody whose numbers read alike', { ...OWNER, userId: 12, brandId: 2 }],
])('shows nothing of it to %s', (_, owner) => {
  draftStore(storage, OWNER).write('conversation-7', '<p>Hello</p>');
  expect(draftStore(storage, owner).read('conversation-7')).toBe('');
});

it('leaves nothing behind once the draft is empty', () => {
  draftStore(storage, OWNER).write('conversation-7', '<p>Hello</p>');
  draftStore(storage, OWNER).write('conversation-7', '');
  expect(kept.size).toBe(0);
});

it('goes on without a storage that refuses', () => {
  const refusing = {
    getItem() {
      throw new Error('forbidden');
    },
    setItem() {
      throw new Error('full');
    },
  } as unknown as Storage;
  const drafts = draftStore(refusing, OWNER);
  drafts.write('conversation-7', '<p>Hello</p>');
  expect(drafts.read('conversation-7')).toBe('<p>Hello</p>');
  expect(drafts.read('conversation-8')).toBe('');
});

it('tells whoever shows a draft that it has changed', () => {
  const drafts = draftStore(storage, OWNER);
  const seen: string[] = [];
  const stop = drafts.subscribe(() => seen.push(drafts.read('conversation-7')));
  drafts.write('conversation-7', '<p>Hello</p>');
  stop();
  drafts.write('conversation-7', '');
  expect(seen).toEqual(['<p>Hello</p>']);
});

it('knows where something is written and not sent', () => {
  // Keys of a real storage are its own properties.
  const real = Object.assign(Object.create(storage), { 'tandem.draft.1.2.brand-5': '<p>Hi</p>' });
  const drafts = draftStore(real, OWNER);
  expect(drafts.places()).toEqual(['brand-5']);
  drafts.write('conversation-7', '<p>Hello</p>');
  expect(drafts.places()).toEqual(['brand-5', 'conversation-7']);
  drafts.write('brand-5', '');
  expect(drafts.places()).toEqual(['conversation-7']);
});
