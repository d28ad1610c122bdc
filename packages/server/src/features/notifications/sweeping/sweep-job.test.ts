import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { givenMember } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { notifications } from '../schema.ts';
import { sweepNotificationsJob } from './sweep-job.ts';

const app = useTestApp();
const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 24 * 3_600_000);

it('forgets what was read 90 days ago, and anything after a year', async () => {
  const { person, brandId } = await givenMember(app.db.root);
  const rows: [string, number, number | null][] = [
    ['read yesterday', 2, 1],
    ['read 89 days ago', 89.9, 89.9],
    ['read 91 days ago', 91, 91],
    ['old, read yesterday', 200, 1],
    ['old, unread', 364, null],
    ['too old, unread', 366, null],
    ['too old, read yesterday', 366, 1],
  ];
  await app.db.root.insert(notifications).values(
    rows.map(([text, made, read]) => ({
      userId: person.id,
      brandId,
      category: 'team',
      text,
      createdAt: daysAgo(made),
      readAt: read === null ? null : daysAgo(read),
    })),
  );
  const job = sweepNotificationsJob({ db: app.db, clock: app.clock });
  await job.handle({});
  await job.handle({});
  const left = await app.db.root
    .select({ text: notifications.text })
    .from(notifications)
    .where(eq(notifications.userId, person.id))
    .orderBy(notifications.id);
  expect(left.map(({ text }) => text)).toEqual([
    'read yesterday',
    'read 89 days ago',
    'old, read yesterday',
    'old, unread',
  ]);
});
