import type {
  Digest,
  NotificationCategory,
} from '@tandem/domain/notifications/notification-preferences';

export const CATEGORY_WORDS: Record<NotificationCategory, { label: string; description: string }> =
  {
    partnerships: {
      label: 'Partnerships',
      description: 'Invitations, applications, answers and agreements.',
    },
    team: { label: 'Team', description: 'Somebody joins your brand.' },
    billing: {
      label: 'Plan and payments',
      description: 'Trials, plans, payments and SMS credits.',
    },
    community: {
      label: 'Community',
      description: 'Brands that favorite yours, and messages we had to remove.',
    },
  };

export const DIGEST_WORDS: Record<Digest, { label: string; description: string }> = {
  daily: { label: 'Every day', description: 'In the morning, when something new is unread.' },
  weekly: { label: 'Every Monday', description: 'What is new and unread from the week before.' },
  off: { label: 'Never', description: 'You only hear of it in Tandem.' },
};

/** As people choose: most often first. */
export const DIGEST_ORDER: readonly Digest[] = ['daily', 'weekly', 'off'];
