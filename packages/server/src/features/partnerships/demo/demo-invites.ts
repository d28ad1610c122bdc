import type { PartnershipStatus } from '@tandem/domain/partnerships/partnership-status';
import type { AgreementStep } from '@tandem/domain/partnerships/take-partnership-action';
import { days, hours } from '../../../platform/demo/demo-part.ts';

/** Who was asked to join which sweepstake, or asked to, and how far it has come. */
export interface DemoInvite {
  /** By name; the host is whose it is. */
  campaign: string;
  invitee: string;
  isApplication: boolean;
  status: PartnershipStatus;
  step: AgreementStep | null;
  minutesAgo: number;
}

type Outcome = [PartnershipStatus, AgreementStep?];

export const demoInvites: readonly DemoInvite[] = [
  invitation('Campfire Kitchen Giveaway', 'hearthwren', days(61, 130), [
    'accepted',
    'partnerConfirmed',
  ]),
  invitation('Sunrise Surf Escape', 'northwind', hours(2, 5), ['pending']),
  invitation('Slow Morning Giveaway', 'northwind', days(6, 220), [
    'interested',
    'hostSharedAgreement',
  ]),
  invitation('Made to Last Sweepstake', 'northwind', days(44, 60), [
    'accepted',
    'partnerConfirmed',
  ]),
  invitation('Gold Rush Friday', 'northwind', days(19, 410), ['rejected']),
  invitation('Winter Basecamp Giveaway', 'quillkettle', days(3, 95), ['pending']),
  invitation('Winter Basecamp Giveaway', 'pulsemoor', days(3, 90), [
    'interested',
    'partnerIndicatedInterest',
  ]),
  invitation('Hut to Hut Escape', 'dozefield', days(16, 60), ['interested', 'partnerSigned']),
  invitation('Hut to Hut Escape', 'whiskerloft', days(16, 50), ['rejected']),
  invitation('Night Market Giveaway', 'lanternfold', hours(9, 50), ['pending']),
  application('Two Wheels to the Sea', 'northwind', days(189, 300), [
    'accepted',
    'partnerConfirmed',
  ]),
  application('First Snow Running Challenge', 'strideloom', days(84, 500), [
    'accepted',
    'partnerConfirmed',
  ]),
  application('Golden Hour Picnic', 'northwind', days(401, 200), ['rejected']),
  application('Winter Basecamp Giveaway', 'ryelark', hours(7, 25), ['pending']),
  application('Hut to Hut Escape', 'marmaloom', days(9, 510), [
    'interested',
    'partnerIndicatedInterest',
  ]),
  application('Hut to Hut Escape', 'fernglass', days(13, 150), ['rejected']),
  application('Build It Outside', 'northwind', days(4, 300), ['pending']),
  application('Mats and Mountains', 'northwind', days(3, 400), [
    'interested',
    'hostSharedAgreement',
  ]),
];

/** The host asks the invitee. */
function invitation(campaign: string, invitee: string, minutesAgo: number, outcome: Outcome) {
  return invite(campaign, invitee, minutesAgo, outcome, false);
}

/** The invitee asks to join. */
function application(campaign: string, invitee: string, minutesAgo: number, outcome: Outcome) {
  return invite(campaign, invitee, minutesAgo, outcome, true);
}

function invite(
  campaign: string,
  invitee: string,
  minutesAgo: number,
  [status, step = null]: [PartnershipStatus, (AgreementStep | null)?],
  isApplication: boolean,
): DemoInvite {
  return { campaign, invitee, isApplication, status, step, minutesAgo };
}
