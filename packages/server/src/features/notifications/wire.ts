import type { Notification } from '@tandem/contract/notifications';
import type { notifications } from './schema.ts';

type NotificationRow = Pick<
  typeof notifications.$inferSelect,
  'id' | 'brandId' | 'img' | 'text' | 'linkTo' | 'createdAt' | 'readAt'
>;

export function notificationToWire(row: NotificationRow): Notification {
  return {
    id: row.id,
    brand_id: row.brandId,
    presentational: { img: row.img, text: row.text, to: row.linkTo },
    createdAt: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  };
}
