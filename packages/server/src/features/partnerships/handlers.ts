import type { partnerships } from '@tandem/contract/partnerships';
import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { answerInvite } from './answer-invite.ts';

export function partnershipsHandlers(services: Services): HandlersFor<keyof typeof partnerships> {
  return { 'POST /partnership-invites/:inviteId/answer': answerInvite(services) };
}
