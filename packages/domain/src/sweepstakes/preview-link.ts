// Where a campaign's landing page is previewed. A campaign with a promotional default carries that
// promo's id and its own id along, so that the preview looks like the promoted page (platform §2).

export function previewLink(campaignId: number, promoId: string | null): string {
  const link = `/landing/campaign/${campaignId}?preview=true`;
  if (promoId === null) return link;
  return `${link}&promo_id=${encodeURIComponent(promoId)}&campaign_id=${campaignId}`;
}
