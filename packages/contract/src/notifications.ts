import {
  DIGESTS,
  NOTIFICATION_CATEGORIES,
} from '@tandem/domain/notifications/notification-preferences';
import { z } from 'zod';
import { operations } from './operation.ts';
import { EarlierMoment, LongId, Moment, page } from './shapes.ts';

/** Platform §3, Notification. */
export const Notification = z.object({
  id: z.int(),
  brand_id: z.int(),
  presentational: z.object({
    img: z.string().nullable(),
    text: z.string(),
    to: z.string().nullable().describe('A page of the app, without the /app base.'),
  }),
  createdAt: Moment,
  read_at: Moment.nullable(),
});
export type Notification = z.infer<typeof Notification>;

const Preferences = z.object({
  inApp: z
    .record(z.enum(NOTIFICATION_CATEGORIES), z.boolean())
    .describe('Which kinds of events make a notification in the app.'),
  digest: z.enum(DIGESTS).describe('How often a mail sums up what is unread.'),
});
export type NotificationPreferences = z.infer<typeof Preferences>;

const UnsubscribeToken = z.object({ token: z.string().min(20).max(200) });

export type NotificationsRealtime =
  | { type: 'notification'; brandId: number; notification: Notification }
  | { type: 'notifications_read'; brandId: number; ids: number[] | 'all'; readAt: string };

export const notifications = operations({
  'GET /notifications': {
    summary: "The caller's notifications in this brand: unread first, then newest.",
    access: 'brand-viewer',
    query: z.object(page(30, 100)),
    answer: z.object({ notifications: z.array(Notification), next: z.string().nullable() }),
  },
  'GET /unread-notifications': {
    summary: "The caller's unread notifications in this brand, newest first.",
    access: 'brand-viewer',
    answer: z.array(Notification),
  },
  'POST /notification-read': {
    summary: "Marks one notification as read, or with 'all' every one in this brand.",
    access: 'brand-viewer',
    body: z.object({ id: z.union([LongId, z.literal('all')]) }),
    answer: z.object({
      readAt: Moment.nullable().describe('Names the change for whoever takes it back.'),
    }),
  },
  'POST /notification-read/undo': {
    summary: 'Makes unread again what was marked as read at this moment.',
    access: 'brand-viewer',
    body: z.object({ readAt: EarlierMoment }),
    answer: z.null(),
  },
  'GET /notification-preferences': {
    summary: 'What the caller wants to be told, in all brands.',
    access: 'signed-in',
    answer: Preferences,
  },
  'PUT /notification-preferences': {
    summary: 'Changes what the caller wants to be told.',
    access: 'signed-in',
    body: Preferences,
    answer: Preferences,
  },
  'GET /unsubscribe/:token': {
    summary: 'Whose digest an unsubscribe link ends, so that its page can say so.',
    access: 'public',
    params: UnsubscribeToken,
    answer: z.object({ email: z.string().describe('Partly hidden.'), digest: z.enum(DIGESTS) }),
    limit: { per: 'address', calls: 60, seconds: 60 },
  },
  'POST /unsubscribe/:token': {
    summary: 'Ends the digest. Works without signing in.',
    access: 'public',
    params: UnsubscribeToken,
    answer: z.null(),
    limit: { per: 'address', calls: 60, seconds: 60 },
  },
});
