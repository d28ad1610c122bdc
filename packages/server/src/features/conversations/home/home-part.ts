import { conversationActivity } from '@tandem/domain/conversations/conversation-activity';
import type { HomePart } from '../../../platform/home/home-part.ts';
import { countMessagesByDay, listLatest } from './queries.ts';

export const conversationsHome: HomePart = {
  async activity(db, { brandId, limit }) {
    const rows = await listLatest(db, brandId, limit);
    return rows.map(({ id, at, ...latest }) => ({
      key: `conversation-${id}`,
      subject: 'messages',
      text: conversationActivity(latest),
      at: new Date(at),
      to: `/messaging/inbox/${id}`,
    }));
  },
  async figures(db, question) {
    const rows = await countMessagesByDay(db, question);
    const to = '/messaging';
    return [
      {
        rank: 10,
        key: 'messages-received',
        label: 'Messages received',
        to,
        perDay: rows.map(({ day, received }) => ({ day, count: received })),
      },
      {
        rank: 20,
        key: 'messages-sent',
        label: 'Messages sent',
        to,
        perDay: rows.map(({ day, sent }) => ({ day, count: sent })),
      },
    ];
  },
};
