import { askedActivity, closedActivity } from '@tandem/domain/support/support-activity';
import type { HomePart } from '../../../platform/home/home-part.ts';
import { listOwnTickets } from './queries.ts';

export const supportHome: HomePart = {
  async activity(db, question) {
    const tickets = await listOwnTickets(db, question);
    return tickets.flatMap(({ id, subject, createdAt, closedAt }) => {
      const shared = { subject: 'support', to: null };
      const asked = { ...shared, key: `asked-${id}`, text: askedActivity(subject), at: createdAt };
      if (!closedAt) return [asked];
      return [
        asked,
        { ...shared, key: `answered-${id}`, text: closedActivity(subject), at: closedAt },
      ];
    });
  },
};
