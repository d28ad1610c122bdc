import { expect, it } from 'vitest';
import { aMessage, anInvitation } from '../testing/a-message.ts';
import { latestOnRequests } from './latest-on-requests.ts';

it('keeps the last word on each request, and all that is about none', () => {
  const messages = [
    anInvitation({ id: 1, partnershipinvite_id: 5 }),
    aMessage({ id: 2 }),
    anInvitation({ id: 3, partnershipinvite_id: 6 }),
    anInvitation({ id: 4, partnershipinvite_id: 5 }),
  ];
  expect([...latestOnRequests(messages)].sort()).toEqual([2, 3, 4]);
});
