// Adds up what each partner brought to a campaign. A partner that has not reported a figure yet
// counts as zero for it, so one missing number never empties the total.

export type CampaignTotals = {
  entries: number;
  visits: number;
  newEmails: number;
  impressions: number;
  postEntries: number;
  conversions: number;
};

export function totalCampaign(
  partners: readonly { [figure in keyof CampaignTotals]?: number | null }[],
): CampaignTotals {
  const total = (figure: keyof CampaignTotals) =>
    partners.reduce((sum, partner) => sum + (partner[figure] ?? 0), 0);
  return {
    entries: total('entries'),
    visits: total('visits'),
    newEmails: total('newEmails'),
    impressions: total('impressions'),
    postEntries: total('postEntries'),
    conversions: total('conversions'),
  };
}
