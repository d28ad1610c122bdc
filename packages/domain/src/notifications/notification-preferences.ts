// What a person can choose about being told. Events come in a few categories, each of which can be
// switched off in the app; a mail that sums up what is unread comes daily unless the person chooses
// weekly or never. Choices are the person's own and hold in all of their brands. Messages are no
// category: they show in the inbox and the bell whatever is chosen here.

export const NOTIFICATION_CATEGORIES = ['partnerships', 'team', 'billing', 'community'] as const;

export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

export const DIGESTS = ['off', 'daily', 'weekly'] as const;

export type Digest = (typeof DIGESTS)[number];

export const DEFAULT_DIGEST: Digest = 'daily';
