import { expect, it } from 'vitest';
import { draftAttention } from './draft-attention.ts';

it('reminds of nothing without a draft', () => {
  expect(draftAttention([])).toEqual([]);
});

it('leads to where a draft is written', () => {
  expect(draftAttention(['conversation-7'])[0]?.action.to).toBe('/messaging/inbox/7');
  const [item] = draftAttention(['brand-3', 'conversation-7']);
  expect(item?.action.to).toBe('/explore/brands/3');
  expect(item?.title).toBe('2 messages are not sent yet');
});
