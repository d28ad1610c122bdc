import type { Transaction } from '../../../platform/db/database.ts';
import { type DemoScene, days, minutesBefore } from '../../../platform/demo/demo-part.ts';
import { demoCampaigns } from './demo-campaigns.ts';
import { insertCampaigns } from './queries.ts';

export async function seedCampaigns(tx: Transaction, { brandIds, now }: DemoScene): Promise<void> {
  const rows = demoCampaigns.flatMap(({ name, host, madeDaysAgo }) => {
    const hostBrandId = brandIds.get(host);
    if (hostBrandId === undefined) return [];
    return [{ name, hostBrandId, createdAt: minutesBefore(now, days(madeDaysAgo)) }];
  });
  await insertCampaigns(tx, rows);
}
