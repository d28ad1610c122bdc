import { expect, it } from 'vitest';
import { aMessage, anInvitation } from '../testing/a-message.ts';
import { cardWords } from './card-words.ts';

const sent = { invitee_brand_name: 'Petals', host_brand_name: 'Own' };

it.each([
  ['receivedInvitation', {}, false, 'The other brand invites you to Summer giveaway'],
  ['receivedInvitation', {}, true, 'You declined the invitation to Summer giveaway'],
  ['sentInvitation', sent, true, 'You invited Petals to Summer giveaway'],
  ['sentInvitation', sent, false, 'Petals declined to join Summer giveaway'],
  ['receivedApplication', sent, false, 'Petals would like to join Summer giveaway'],
  ['receivedApplication', sent, true, 'You declined Petals for Summer giveaway'],
  ['sentApplication', {}, true, 'You applied to join Summer giveaway'],
  ['sentApplication', {}, false, 'The other brand declined your application'],
] as const)('says of a %s %j, own %s: %s', (type, parts, isOwn, title) => {
  expect(cardWords(anInvitation({ type, ...parts }), isOwn).title).toBe(title);
});

it.each([
  ['partner_indicate_interested', false, 'The other brand is interested in Summer giveaway'],
  ['partner_indicate_interested', true, 'You are interested in Summer giveaway'],
  ['host_shared_agreement', false, 'The other brand shared the agreement for Summer giveaway'],
  ['partner_signed', true, 'You signed the agreement for Summer giveaway'],
  ['partner_confirmed', false, 'The partnership for Summer giveaway is agreed'],
] as const)('tells the step %s, own %s: %s', (partnership_action, isOwn, title) => {
  expect(cardWords(anInvitation({ partnership_action }), isOwn).title).toBe(title);
});

it.each([
  ['receivedApplication', true, 'You are interested in having The other brand in Summer giveaway'],
  ['sentApplication', false, 'The other brand is interested in having you in Summer giveaway'],
] as const)('tells the answer to an application, a %s, own %s: %s', (type, isOwn, title) => {
  const answer = anInvitation({
    type,
    application: true,
    partnership_action: 'partner_indicate_interested',
  });
  expect(cardWords(answer, isOwn).title).toBe(title);
});

it('names an announcement after its sweepstakes, or after who announces', () => {
  const announcement = aMessage({ type: 'campaignAnnouncement', campaign_name: 'Spring' });
  expect(cardWords(announcement, false).title).toBe('Spring');
  const plain = { ...announcement, campaign_name: null };
  expect(cardWords(plain, false).title).toBe('News from The other brand');
});
