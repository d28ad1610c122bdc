import { expect, it, vi } from 'vitest';
import { samePress } from './same-press.ts';

it('asks once while an identical change is on its way', async () => {
  const once = samePress();
  const send = vi.fn(() => Promise.resolve('done'));
  const answers = await Promise.all([once('invite ann', send), once('invite ann', send)]);
  expect(answers).toEqual(['done', 'done']);
  expect(send).toHaveBeenCalledOnce();
  await Promise.all([once('invite ann', send), once('invite ben', send)]);
  expect(send).toHaveBeenCalledTimes(3);
});

it.each([
  ['a lost connection', { status: 0 }, true],
  ['a crash', { status: 500 }, true],
  ['too many tries', { status: 429 }, true],
  ['a refusal', { status: 409 }, false],
])('after %s keeps its key: %s', async (_name, error, isKept) => {
  const once = samePress();
  const keys: string[] = [];
  const fail = (key: string) => {
    keys.push(key);
    return Promise.reject(error);
  };
  await expect(once('invite ann', fail)).rejects.toBe(error);
  await expect(once('invite ann', fail)).rejects.toBe(error);
  expect(keys[0] === keys[1]).toBe(isKept);
});

it('takes a press after a success for a new one', async () => {
  const once = samePress();
  const keys: string[] = [];
  const send = async (key: string) => void keys.push(key);
  await once('resend', send);
  await once('resend', send);
  expect(new Set(keys).size).toBe(2);
});
