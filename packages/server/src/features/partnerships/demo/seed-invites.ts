import type { Transaction } from '../../../platform/db/database.ts';
import { type DemoScene, minutesBefore } from '../../../platform/demo/demo-part.ts';
import { demoInvites } from './demo-invites.ts';
import { findCampaigns, insertInvites } from './queries.ts';

/** What the brands say about them follows with the conversations. */
export async function seedInvites(tx: Transaction, { brandIds, now }: DemoScene): Promise<void> {
  const campaigns = await findCampaigns(
    tx,
    demoInvites.map(({ campaign }) => campaign),
  );
  const rows = demoInvites.flatMap(({ campaign: name, invitee, step, minutesAgo, ...invite }) => {
    const campaign = campaigns.get(name);
    const inviteeBrandId = brandIds.get(invitee);
    if (!campaign || inviteeBrandId === undefined) return [];
    return [
      {
        ...invite,
        campaignId: campaign.id,
        hostBrandId: campaign.hostBrandId,
        inviteeBrandId,
        agreementStep: step,
        createdAt: minutesBefore(now, minutesAgo),
      },
    ];
  });
  await insertInvites(tx, rows);
}
