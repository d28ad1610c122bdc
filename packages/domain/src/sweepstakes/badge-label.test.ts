import { expect, it } from 'vitest';
import { badgeLabel } from './badge-label.ts';

it.each([
  ['accepted', 'Accepted'],
  ['interested', 'Interested'],
  ['rejected', 'Declined'],
  ['live', 'Live'],
  ['pleaseSign', 'Please Sign'],
  ['upcoming', 'Upcoming'],
  ['completed', 'Completed'],
  ['draft', 'Draft'],
  ['inactive', 'Inactive'],
  ['active', 'Active'],
  ['sent', 'Sent'],
  ['scheduled', 'Scheduled'],
  ['sending', 'Sending'],
  ['pending', 'Pending'],
  ['recommend', 'Recommended'],
  ['upgrade', 'Upgrade'],
  ['Accepted', 'Pending'],
  ['constructor', 'Pending'],
  ['', 'Pending'],
])('reads %j as %s', (status, label) => {
  expect(badgeLabel(status)).toBe(label);
});
