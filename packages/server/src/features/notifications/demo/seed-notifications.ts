import type { NotificationEvent } from '@tandem/domain/notifications/describe-event';
import { DAY_MS, HOUR_MS } from '@tandem/domain/time/durations';
import type { Transaction } from '../../../platform/db/database.ts';
import type { DemoScene } from '../../../platform/demo/demo-part.ts';
import type { Services } from '../../../platform/services.ts';
import { announce } from '../announcing/announce.ts';
import { listBrandFaces, listPartnershipNews, markOlderRead } from './queries.ts';

/** Tells Northwind's people what happened, of every category, and lets them have read the older. */
export async function seedNotifications(
  tx: Transaction,
  { brandIds, now }: DemoScene,
  services: Services,
): Promise<void> {
  const brandId = brandIds.get('northwind');
  if (!brandId) return;
  const happened = [
    ...(await partnershipEvents(tx, brandId)),
    ...(await otherEvents(tx, brandIds, now)),
  ]
    // What is older and read would be forgotten by the first sweep.
    .filter(({ at }) => at.getTime() > now.getTime() - 80 * DAY_MS)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, event } of happened) {
    await announce(tx, services, { brandId, event, now: at });
  }
  await markOlderRead(tx, brandId, new Date(now.getTime() - 60 * HOUR_MS));
}

type Happened = { at: Date; event: NotificationEvent };

async function partnershipEvents(tx: Transaction, brandId: number): Promise<Happened[]> {
  const news = await listPartnershipNews(tx, brandId);
  return news.map(({ at, step, from, isApplication, hostBrandId, inviteId, ...rest }) => {
    const invite = { id: inviteId, ...rest };
    // Whoever would join asks by applying, the host by inviting; the other one's words are the answer.
    const isAnswer = (from.id === hostBrandId) === isApplication;
    return { at, event: eventOf(step, isAnswer, { from, isApplication, invite }) };
  });
}

type Told = Pick<
  Extract<NotificationEvent, { kind: 'invitationReceived' }>,
  'from' | 'isApplication' | 'invite'
>;
type Step = Awaited<ReturnType<typeof listPartnershipNews>>[number]['step'];

function eventOf(
  step: Step,
  isAnswer: boolean,
  { from: by, isApplication, invite }: Told,
): NotificationEvent {
  switch (step) {
    case null:
      return isAnswer
        ? { kind: 'invitationAnswered', by, answer: 'declined', isApplication, invite }
        : { kind: 'invitationReceived', from: by, isApplication, invite };
    case 'partnerIndicatedInterest':
      return { kind: 'invitationAnswered', by, answer: 'interested', isApplication, invite };
    case 'hostSharedAgreement':
      return { kind: 'agreementShared', by, invite };
    case 'partnerSigned':
    case 'partnerConfirmed':
      return { kind: 'agreementSigned', by, invite };
  }
}

async function otherEvents(
  tx: Transaction,
  brandIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<Happened[]> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const faces = new Map((await listBrandFaces(tx)).map((face) => [face.id, face]));
  const favorited = [
    { slug: 'lanternfold', hours: 24 },
    { slug: 'petalmere', hours: 50 },
  ].flatMap(({ slug, hours }) => {
    const by = faces.get(brandIds.get(slug) ?? 0);
    return by
      ? [{ at: ago(hours), event: { kind: 'favorited', by, on: ago(hours) } as const }]
      : [];
  });
  return [
    ...favorited,
    { at: ago(29), event: { kind: 'memberJoined', name: 'Finance Reviewer' } },
    { at: ago(21 * 24), event: { kind: 'memberJoined', name: 'Marketing Lead' } },
    {
      at: ago(8),
      event: { kind: 'creditsRefilled', credits: 1500, reference: 'demo' },
    },
  ];
}
