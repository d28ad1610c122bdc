import type { conversations } from '@tandem/contract/conversations/operations';
import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { blockBrand, unblockBrand } from './blocking/block-brand.ts';
import { listBlocked } from './blocking/queries.ts';
import { countUnread } from './inbox/count-unread.ts';
import { listConversations } from './inbox/list-conversations.ts';
import { listReports } from './reporting/queries.ts';
import { reportMessage } from './reporting/report-message.ts';
import { resolveReport } from './reporting/resolve-report.ts';
import { allowanceReader, allowanceToWire } from './sending/allowance.ts';
import { newConversation } from './sending/new-conversation.ts';
import { newMessage } from './sending/new-message.ts';
import { archiveConversation, unArchiveConversation } from './state/archive-conversation.ts';
import { markAllRead, undoMarkAllRead } from './state/mark-all-read.ts';
import { readConversation } from './state/read-conversation.ts';
import { conversationOfInvite, conversationWith } from './thread/find-conversation.ts';
import { openConversation } from './thread/open-conversation.ts';

const REPORTS_PER_PAGE = 50;

export function conversationsHandlers(services: Services): HandlersFor<keyof typeof conversations> {
  const { db } = services;
  const readAllowance = allowanceReader(db.root);
  return {
    'GET /conversations': listConversations(services),
    'GET /unread-count': countUnread(services),
    'GET /conversations/:conversationId': openConversation(services),
    'GET /conversations/with/:brandId': conversationWith(services),
    'POST /new-message/:conversationId': newMessage(services),
    'POST /new-conversation/:brandId': newConversation(services),
    'GET /messages/period-count': async ({ brand, now }) =>
      allowanceToWire(await readAllowance(brand.id, now), now),
    'GET /messages/read-conversation/:conversationId': readConversation(services),
    'GET /messages/mark-all-read': markAllRead(services),
    'POST /messages/mark-all-read/undo': undoMarkAllRead(services),
    'POST /messages/archive/:conversationId': archiveConversation(services),
    'GET /messages/un-archive/:conversationId': unArchiveConversation(services),
    'GET /messages/get-conversation-from-invite/:inviteId': conversationOfInvite(services),
    'POST /messages/:messageId/report': reportMessage(services),
    'POST /brands/:id/block': blockBrand(services),
    'DELETE /brands/:id/block': unblockBrand(services),
    'GET /blocked-brands': async ({ brand }) =>
      (await listBlocked(db.root, brand.id)).map(({ accountName, blockedAt, ...blocked }) => ({
        ...blocked,
        accountname: accountName,
        blockedAt: blockedAt.toISOString(),
      })),
    'GET /admin/reported-messages': async ({ query }) =>
      (await listReports(db.root, { ...query, limit: REPORTS_PER_PAGE })).map((report) => ({
        ...report,
        createdAt: report.createdAt.toISOString(),
      })),
    'POST /admin/reported-messages/:id/resolve': resolveReport(services),
  };
}
