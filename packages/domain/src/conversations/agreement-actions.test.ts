import { expect, it } from 'vitest';
import { agreementActions } from './agreement-actions.ts';

it.each([
  [null, [], []],
  ['partnerIndicatedInterest', ['createAgreement'], []],
  ['hostSharedAgreement', [], ['viewAgreement']],
  ['partnerSigned', ['signAgreement'], []],
  ['partnerConfirmed', [], ['viewAgreement', 'viewCampaign']],
] as const)('after %s offers the host %j and the invitee %j', (step, host, invitee) => {
  expect(agreementActions(step, 'host')).toEqual(host);
  expect(agreementActions(step, 'invitee')).toEqual(invitee);
});
