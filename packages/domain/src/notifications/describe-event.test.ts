import { describe, expect, it } from 'vitest';
import { describeEvent, EVENT_PARTS, type NotificationEvent } from './describe-event.ts';
import { NOTIFICATION_CATEGORIES } from './notification-preferences.ts';

const brand = { id: 7, name: 'Beanwhistle', logo: '/files/bean.png' };
const invite = { id: 3, campaignId: 9, campaignName: 'Summer Kit', conversationId: 5 };
const day = new Date('2026-03-02T15:00:00Z');

const SAID: [NotificationEvent, string, string][] = [
  [{ kind: 'memberJoined', name: 'Marketing Lead' }, 'Marketing Lead joined the team', 'team'],
  [
    { kind: 'trialEnding', daysLeft: 7, trialEndsAt: day },
    'Your trial ends in 7 days. Choose a plan to go on',
    'billing',
  ],
  [
    { kind: 'trialEnding', daysLeft: 1, trialEndsAt: day },
    'Your trial ends in 1 day. Choose a plan to go on',
    'billing',
  ],
  [
    { kind: 'trialEnded', trialEndsAt: day },
    'Your trial has ended. Choose a plan to go on',
    'billing',
  ],
  [
    { kind: 'paymentFailed', reference: 'in_1' },
    'Your payment did not go through. Please check your card',
    'billing',
  ],
  [
    { kind: 'planChanged', planName: 'Premium (monthly)' },
    'Your plan is now Premium (monthly)',
    'billing',
  ],
  [
    { kind: 'planEnded', reference: '4' },
    'Your plan has ended. Your brand goes on with Basic',
    'billing',
  ],
  [
    { kind: 'creditsLow', creditsLeft: 40, reference: '1' },
    'Only 40 SMS credits are left',
    'billing',
  ],
  [{ kind: 'creditsLow', creditsLeft: 1, reference: '1' }, 'Only 1 SMS credit is left', 'billing'],
  [
    { kind: 'creditsRefilled', credits: 1500, reference: '1' },
    'Auto-refill added 1,500 SMS credits',
    'billing',
  ],
  [
    { kind: 'refillFailed', reference: '1' },
    'Your SMS credits were not refilled: the card was refused',
    'billing',
  ],
  [
    { kind: 'favorited', by: brand, on: day },
    'Beanwhistle added you to their favorites',
    'community',
  ],
  [
    { kind: 'messageRemoved', messageId: 1, conversationId: 2 },
    'A message of yours was removed because it broke our rules',
    'community',
  ],
  [
    { kind: 'invitationReceived', from: brand, isApplication: false, invite },
    'Beanwhistle invited you to Summer Kit',
    'partnerships',
  ],
  [
    { kind: 'invitationReceived', from: brand, isApplication: true, invite },
    'Beanwhistle applied to join Summer Kit',
    'partnerships',
  ],
  [
    { kind: 'invitationAnswered', by: brand, answer: 'interested', isApplication: false, invite },
    'Beanwhistle is interested in Summer Kit',
    'partnerships',
  ],
  [
    { kind: 'invitationAnswered', by: brand, answer: 'accepted', isApplication: false, invite },
    'Beanwhistle will take part in Summer Kit',
    'partnerships',
  ],
  [
    { kind: 'invitationAnswered', by: brand, answer: 'declined', isApplication: false, invite },
    'Beanwhistle will not take part in Summer Kit',
    'partnerships',
  ],
  [
    { kind: 'invitationAnswered', by: brand, answer: 'interested', isApplication: true, invite },
    'Beanwhistle is interested in having you in Summer Kit',
    'partnerships',
  ],
  [
    { kind: 'invitationAnswered', by: brand, answer: 'accepted', isApplication: true, invite },
    'Beanwhistle takes you into Summer Kit',
    'partnerships',
  ],
  [
    { kind: 'invitationAnswered', by: brand, answer: 'declined', isApplication: true, invite },
    'Beanwhistle declined your application to Summer Kit',
    'partnerships',
  ],
  [
    { kind: 'agreementShared', by: brand, invite },
    'Beanwhistle shared the agreement for Summer Kit',
    'partnerships',
  ],
  [
    { kind: 'agreementSigned', by: brand, invite },
    'Beanwhistle signed the agreement for Summer Kit',
    'partnerships',
  ],
];

describe('describeEvent', () => {
  it.each(SAID)('%j: %s', (event, text, category) => {
    expect(describeEvent(event)).toMatchObject({ text, category });
    expect(describeEvent(event).to).toMatch(/^\/[a-z]/);
  });

  it('has one description for each kind of event, and a case here', () => {
    const kinds = EVENT_PARTS.flatMap((part) => Object.keys(part));
    expect([...new Set(kinds)]).toEqual(kinds);
    expect([...new Set(SAID.map(([{ kind }]) => kind))].sort()).toEqual(kinds.sort());
  });

  it('has something to say in every category', () => {
    const used = new Set(SAID.map(([event]) => describeEvent(event).category));
    expect([...used].sort()).toEqual([...NOTIFICATION_CATEGORIES].sort());
  });

  it("shows the other brand's logo, and for what concerns oneself one's own", () => {
    expect(describeEvent({ kind: 'favorited', by: brand, on: day }).picture).toEqual({
      of: 'otherBrand',
      url: '/files/bean.png',
    });
    expect(describeEvent({ kind: 'memberJoined', name: 'x' }).picture).toEqual({ of: 'ownBrand' });
  });

  it('leads to where something can be done about it', () => {
    const to = (event: NotificationEvent) => describeEvent(event).to;
    expect(to({ kind: 'favorited', by: brand, on: day })).toBe('/explore/brands/7');
    expect(to({ kind: 'agreementShared', by: brand, invite })).toBe(
      '/builder/9/partnership-agreement',
    );
    expect(to({ kind: 'invitationReceived', from: brand, isApplication: true, invite })).toBe(
      '/messaging/inbox/5',
    );
    expect(to({ kind: 'paymentFailed', reference: 'in_1' })).toBe('/missing-payment');
    expect(to({ kind: 'trialEnded', trialEndsAt: day })).toBe('/upgrade-plan');
  });

  it('names a favorite by brand and UTC day, so that a day of clicking is one occurrence', () => {
    const key = (id: number, on: string) =>
      describeEvent({ kind: 'favorited', by: { ...brand, id }, on: new Date(on) }).key;
    expect(key(7, '2026-03-02T00:00:00Z')).toBe(key(7, '2026-03-02T23:59:59Z'));
    expect(key(7, '2026-03-02T23:59:59Z')).not.toBe(key(7, '2026-03-03T00:00:00Z'));
    expect(key(7, '2026-03-02T12:00:00Z')).not.toBe(key(8, '2026-03-02T12:00:00Z'));
  });

  it('gives each warning of a trial a name of its own', () => {
    const keys = [7, 3, 2, 1].map(
      (daysLeft) => describeEvent({ kind: 'trialEnding', daysLeft, trialEndsAt: day }).key,
    );
    expect(new Set(keys).size).toBe(4);
  });
});
