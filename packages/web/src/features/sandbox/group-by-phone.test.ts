import type { SandboxText } from '@tandem/contract/sandbox';
import { expect, it } from 'vitest';
import { groupByPhone } from './group-by-phone.ts';

it('makes one thread per phone, the liveliest first and each oldest first', () => {
  const log = [text(4, '+1'), text(3, '+2'), text(2, '+1'), text(1, '+3')];
  expect(groupByPhone(log).map(({ phone, texts }) => [phone, texts.map(({ id }) => id)])).toEqual([
    ['+1', [2, 4]],
    ['+2', [3]],
    ['+3', [1]],
  ]);
});

function text(id: number, phone: string): SandboxText {
  const createdAt = '2026-01-01T00:00:00Z';
  return { id, phone, direction: 'out', body: '', imageUrl: null, status: 'delivered', createdAt };
}
