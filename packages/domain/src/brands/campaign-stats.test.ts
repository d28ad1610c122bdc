import { describe, expect, it } from 'vitest';
import { campaignStats } from './campaign-stats.ts';

describe('campaignStats', () => {
  it('labels the figures and adds impressions and list size', () => {
    expect(
      campaignStats({
        hostedCampaigns: 1,
        campaignsLast90Days: 2,
        totalCampaigns: 3,
        pastPartners: 4,
        socialMediaImpressions: 50,
        dedicatedListSize: 6,
      }),
    ).toEqual([
      { label: 'Campaigns Hosted', value: 1 },
      { label: 'Recent Campaigns', value: 2 },
      { label: 'Total Campaigns', value: 3 },
      { label: 'Brand Partners', value: 4 },
      { label: 'Total Audience Reach', value: 56 },
    ]);
  });

  it.each([
    [{}, 0],
    [{ socialMediaImpressions: null, dedicatedListSize: 7 }, 7],
    [{ socialMediaImpressions: 8 }, 8],
  ])('counts missing figures of %j as zero', (figures, reach) => {
    const stats = campaignStats(figures);
    expect(stats.at(-1)?.value).toBe(reach);
    expect(stats.slice(0, -1).every((stat) => stat.value === 0)).toBe(true);
  });
});
