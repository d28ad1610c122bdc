import type { support } from '@tandem/contract/support';
import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { contactSupport } from './contact-support.ts';
import { noteIntegrationWish } from './note-integration-wish.ts';
import { listWishes } from './queries.ts';
import { listSupportTickets } from './tickets/list-support-tickets.ts';
import { closeTicket, reopenTicket } from './tickets/settle-ticket.ts';
import { verifyCaptcha } from './verify-captcha.ts';

export function supportHandlers(services: Services): HandlersFor<keyof typeof support> {
  return {
    'POST /captcha-verify': verifyCaptcha(services),
    'POST /zendesk-contact-support': contactSupport(services),
    'POST /sms/support-integrations': noteIntegrationWish(services),
    'GET /admin/support-tickets': listSupportTickets(services),
    'POST /admin/support-tickets/:id/close': closeTicket(services),
    'POST /admin/support-tickets/:id/reopen': reopenTicket(services),
    'GET /admin/integration-requests': () => listWishes(services.db.root),
  };
}
