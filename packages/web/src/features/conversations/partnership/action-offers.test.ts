import { describe, expect, it } from 'vitest';
import { aMessage, anInvitation, OTHER_BRAND, OWN_BRAND } from '../testing/a-message.ts';
import { actionOffers, mainAction } from './action-offers.ts';

const offers = (message: Parameters<typeof actionOffers>[0], mayAct = true) =>
  actionOffers(message, OWN_BRAND, mayAct).map(({ action, to, refusal }) => [action, to, refusal]);

const DETAILS = '/explore/campaigns/9/details';
const AGREEMENT = '/builder/9/partnership-agreement';

describe('a received invitation', () => {
  it('can be answered while it is pending', () => {
    expect(offers(anInvitation())).toEqual([
      ['interested', null, null],
      ['decline', null, null],
      ['viewCampaign', DETAILS, null],
    ]);
  });

  it.each([
    ['interested', 'You already said that you are interested.', null],
    ['accepted', 'This partnership is already agreed.', 'This partnership is already agreed.'],
    ['rejected', 'This was declined.', 'This was declined.'],
  ] as const)('says why not once it is %s', (status, interested, decline) => {
    expect(offers(anInvitation({ status })).slice(0, 2)).toEqual([
      ['interested', null, interested],
      ['decline', null, decline],
    ]);
  });

  it('repeats no given answer on later steps, and offers none on own words', () => {
    const step = anInvitation({
      status: 'interested',
      partnership_action: 'host_shared_agreement',
    });
    expect(offers(step).map(([action]) => action)).toEqual([
      'decline',
      'viewCampaign',
      'viewAgreement',
    ]);
    const own = anInvitation({ status: 'rejected', brand_id: OWN_BRAND });
    expect(offers(own).map(([action]) => action)).toEqual(['viewCampaign']);
  });

  it('can be looked at but not answered by a viewer', () => {
    const refusals = offers(anInvitation(), false).map(([, , refusal]) => refusal !== null);
    expect(refusals).toEqual([true, true, false]);
  });
});

it('offers an agreement to the host of an application it is interested in', () => {
  const application = anInvitation({ application: true, invitee_id: OTHER_BRAND });
  expect(offers({ ...application, status: 'interested' }).at(-1)).toEqual([
    'createAgreement',
    AGREEMENT,
    null,
  ]);
});

it.each([
  ['partner_indicate_interested', null],
  ['host_shared_agreement', null],
  ['partner_signed', 'The partner has already signed.'],
] as const)(
  'offers no new agreement on an old message once the partner signed: %s',
  (step, refusal) => {
    const interest = anInvitation({
      invitee_id: OTHER_BRAND,
      status: 'interested',
      partnership_action: 'partner_indicate_interested',
      agreement_step: step,
    });
    expect(offers(interest).at(-1)).toEqual(['createAgreement', AGREEMENT, refusal]);
    const application = { ...interest, application: true, partnership_action: null };
    expect(offers(application).at(-1)).toEqual(['createAgreement', AGREEMENT, refusal]);
  },
);

it('leads the host to the signature once the partner has signed', () => {
  const sent = anInvitation({
    invitee_id: OTHER_BRAND,
    status: 'interested',
    partnership_action: 'partner_signed',
  });
  expect(offers(sent)).toEqual([
    ['viewCampaign', DETAILS, null],
    ['signAgreement', `${AGREEMENT}/sign`, null],
  ]);
});

it.each([
  [anInvitation(), 'interested'],
  [anInvitation({ status: 'rejected' }), null],
  [anInvitation({ status: 'interested' }), null],
  [
    anInvitation({ status: 'interested', partnership_action: 'host_shared_agreement' }),
    'viewAgreement',
  ],
  [aMessage({ type: 'newBrandWelcome' }), 'explore'],
] as const)('makes the most of what moves things on (%#)', (message, action) => {
  expect(mainAction(actionOffers(message, OWN_BRAND, true))).toBe(action);
});

it('leads a new brand to explore, and a plain message nowhere', () => {
  expect(offers(aMessage({ type: 'newBrandWelcome' }))).toEqual([['explore', '/explore', null]]);
  expect(offers(aMessage())).toEqual([]);
});
