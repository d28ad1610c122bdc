import { invalidField } from '../../../platform/http/http-error.ts';
import type { Place } from '../queries.ts';

/** The end of a page as text that goes to the browser and back: part, moment and id. */
export function writeCursor({ isRead, createdAt, id }: Place): string {
  return `${isRead ? 'r' : 'u'}-${createdAt.getTime()}-${id}`;
}

export function readCursor(text: string): Place {
  const [, part, moment, id] = /^([ur])-(\d{1,14})-(\d{1,15})$/.exec(text) ?? [];
  if (!part) throw invalidField('after', 'Must be the end of a page');
  return { isRead: part === 'r', createdAt: new Date(Number(moment)), id: Number(id) };
}
