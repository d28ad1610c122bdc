// What a campaign card shows beyond the campaign itself (platform §3): the partners listed, totals
// over all accepted partners, the entries to expect, progress of tasks, and the preview link. The
// parts arrive as flat lists for many campaigns at once, so each is picked by campaign id; a part
// that is missing counts as nothing.

import {
  acceptedPartners,
  type EntrySource,
  estimateTotalEntries,
  listPartners,
} from '../partnerships/campaign-partners.ts';
import type { PartnershipStatus } from '../partnerships/partnership-status.ts';
import { type CampaignDates, hasEnded, hasStarted } from './campaign-badge.ts';
import { previewLink } from './preview-link.ts';
import { type CampaignTotals, totalCampaign } from './total-campaign.ts';

export type CampaignPartner = Partial<CampaignTotals> &
  EntrySource & {
    campaignId: number;
    brandId: number;
    brandName: string;
    logo: string | null;
    status: PartnershipStatus;
  };

export type CampaignParts<P extends CampaignPartner> = {
  partners: readonly P[];
  tasks: readonly { campaignId: number; totalTasks: number; completedTasks: number }[];
  promotionalDefaults: readonly { campaignId: number; promoId: string }[];
};

export type CampaignSummary<P extends CampaignPartner> = CampaignTotals & {
  /** Up to 8 accepted partners, for display. */
  partners: P[];
  partnerImages: string[];
  allPartners: P[];
  estimatedEntries: number;
  totalTasks: number;
  completedTasks: number;
  previewLink: string;
  started: boolean;
  ended: boolean;
};

export function summarizeCampaign<P extends CampaignPartner>(
  campaign: CampaignDates & { id: number },
  parts: CampaignParts<P>,
  now: Date,
): CampaignSummary<P> {
  const own = (part: { campaignId: number }) => part.campaignId === campaign.id;
  const allPartners = acceptedPartners(parts.partners.filter(own));
  const partners = listPartners(allPartners);
  const tasks = parts.tasks.find(own);
  return {
    ...totalCampaign(allPartners),
    partners,
    partnerImages: partners.map(({ logo }) => logo).filter((logo) => logo !== null),
    allPartners,
    estimatedEntries: estimateTotalEntries(allPartners),
    totalTasks: tasks?.totalTasks ?? 0,
    completedTasks: tasks?.completedTasks ?? 0,
    previewLink: previewLink(campaign.id, parts.promotionalDefaults.find(own)?.promoId ?? null),
    started: hasStarted(campaign, now),
    ended: hasEnded(campaign, now),
  };
}
