// The five numbers on a brand's profile (platform §3), in the order shown. Total Audience Reach is
// social media impressions plus list size. A number nobody has entered yet counts as zero.

export function campaignStats(brand: CampaignFigures): CampaignStat[] {
  const reach = (brand.socialMediaImpressions ?? 0) + (brand.dedicatedListSize ?? 0);
  return [
    { label: 'Campaigns Hosted', value: brand.hostedCampaigns ?? 0 },
    { label: 'Recent Campaigns', value: brand.campaignsLast90Days ?? 0 },
    { label: 'Total Campaigns', value: brand.totalCampaigns ?? 0 },
    { label: 'Brand Partners', value: brand.pastPartners ?? 0 },
    { label: 'Total Audience Reach', value: reach },
  ];
}

export type CampaignFigures = {
  hostedCampaigns?: number | null;
  campaignsLast90Days?: number | null;
  totalCampaigns?: number | null;
  pastPartners?: number | null;
  socialMediaImpressions?: number | null;
  dedicatedListSize?: number | null;
};

export type CampaignStat = { label: string; value: number };
