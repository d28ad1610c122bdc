import { partnershipSide } from '@tandem/domain/partnerships/partnership-status';
import { takePartnershipAction } from '@tandem/domain/partnerships/take-partnership-action';
import type { Handler } from '../../platform/http/handler.ts';
import { HttpError, notFound } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import {
  findOrOpenConversation,
  postMessage,
  publishChangedMessages,
} from '../conversations/public.ts';
import { announce } from '../notifications/public.ts';
import { findCampaignName, lockInvite, messagesOfInvite, setInvite } from './queries.ts';

/** The brand that was asked says yes or no; the answer is a message in their conversation. */
export function answerInvite(
  services: Services,
): Handler<'POST /partnership-invites/:inviteId/answer'> {
  const { db, realtime } = services;
  return ({ brand, caller, params, body, now }) =>
    db.transaction(async (tx) => {
      const invite = await lockInvite(tx, params.inviteId);
      const side = invite && partnershipSide(brand.id, invite);
      if (!side) throw notFound('invitation');
      const answered = takePartnershipAction(invite, body.answer, side);
      if (!answered) throw new HttpError(409, 'conflict', 'This was answered already.');
      const { status, agreementStep } = answered;
      await setInvite(tx, invite.id, { status, agreementStep });
      const otherId = side === 'host' ? invite.inviteeBrandId : invite.hostBrandId;
      const conversationId = await findOrOpenConversation(tx, [brand.id, otherId], now);
      const earlier = await messagesOfInvite(tx, invite.id);
      const { message } = await postMessage(tx, services, {
        conversationId,
        brandId: brand.id,
        sender: caller.person,
        content: WORDS[body.answer],
        inviteId: invite.id,
        ...(body.answer === 'interested' && agreementStep ? { agreementStep } : {}),
        isCounted: false,
        now,
      });
      const { id, accountName: name, logo } = brand;
      const { campaignId, isApplication } = invite;
      const campaignName = await findCampaignName(tx, campaignId);
      await announce(tx, services, {
        brandId: otherId,
        // Somebody of both brands knows their own answer.
        except: caller.person.id,
        event: {
          kind: 'invitationAnswered',
          by: { id, name, logo },
          answer: ANSWERS[body.answer],
          isApplication,
          invite: { id: invite.id, campaignId, campaignName, conversationId },
        },
        now,
      });
      // The invitation shows its new state wherever it was mentioned before.
      await publishChangedMessages(tx, realtime, earlier);
      return { status, message };
    });
}

const ANSWERS = { interested: 'interested', decline: 'declined' } as const;

const WORDS = {
  interested: '<p>We are interested!</p>',
  decline: '<p>Thank you for asking. It is not for us this time.</p>',
};
