import type { Transaction } from '../../../platform/db/database.ts';
import { type CastConversation, type DemoCast, minutesBefore } from './demo-cast.ts';
import type { DemoMessage } from './demo-conversation.ts';
import { insertCampaigns, insertInvites } from './queries.ts';

/** Campaigns were made this long before their host first spoke of them. */
const MADE_BEFORE_MINUTES = 3 * 24 * 60;

/** Inserts campaigns and the invitations to them; returns invitation ids by conversation and campaign. */
export async function seedInvites(
  tx: Transaction,
  talks: readonly CastConversation[],
  { brandIds, now }: DemoCast,
): Promise<Map<string, number>> {
  const invites = talks.flatMap(({ id, invites = [], messages }) =>
    invites.map((invite) => {
      const about = messages.filter(({ campaign }) => campaign === invite.campaign);
      return { ...invite, talkId: id, about, asked: about[0]?.minutesAgo ?? 0 };
    }),
  );
  const byName = Map.groupBy(invites, ({ campaign }) => campaign);
  const campaignIds = await insertCampaigns(
    tx,
    [...byName].map(([name, [first, ...more]]) => ({
      name,
      hostBrandId: brandIds.get(first?.host ?? '') as number,
      createdAt: minutesBefore(
        now,
        Math.max(first?.asked ?? 0, ...more.map(({ asked }) => asked)) + MADE_BEFORE_MINUTES,
      ),
    })),
  );
  const ids = await insertInvites(
    tx,
    invites.map(({ campaign, host, invitee, isApplication, status, about, asked }) => ({
      campaignId: campaignIds.get(campaign) as number,
      hostBrandId: brandIds.get(host) as number,
      inviteeBrandId: brandIds.get(invitee) as number,
      isApplication,
      status,
      agreementStep: latestStep(about),
      createdAt: minutesBefore(now, asked),
    })),
  );
  return new Map(
    invites.map(({ talkId, campaign }, index) => [
      inviteKey(talkId, campaign),
      ids[index] as number,
    ]),
  );
}

export function inviteKey(talkId: number, campaign: string): string {
  return `${talkId} ${campaign}`;
}

export function latestStep(messages: readonly DemoMessage[]) {
  return messages.findLast(({ step }) => step)?.step ?? null;
}
