import { expect, it } from 'vitest';
import { type CampaignPartner, summarizeCampaign } from './summarize-campaign.ts';

const campaign = { id: 5, startsAt: new Date(1000), endsAt: new Date(2000) };
const partner = (brandId: number, over: Partial<CampaignPartner> = {}): CampaignPartner => ({
  campaignId: 5,
  brandId,
  brandName: `Brand ${brandId}`,
  logo: `logo-${brandId}.png`,
  status: 'accepted',
  averageSignUps: 10,
  listSize: null,
  entries: 2,
  ...over,
});
const nothing = { partners: [], tasks: [], promotionalDefaults: [] };

it('lists 8 partners and counts all', () => {
  const partners = Array.from({ length: 9 }, (_, index) => partner(index));
  const summary = summarizeCampaign(campaign, { ...nothing, partners }, new Date(1500));
  expect(summary.partners).toEqual(partners.slice(0, 8));
  expect(summary.partnerImages).toHaveLength(8);
  expect(summary.partnerImages[0]).toBe('logo-0.png');
  expect(summary.allPartners).toEqual(partners);
  expect(summary.entries).toBe(18);
  expect(summary.estimatedEntries).toBe(90);
});

it('leaves out other campaigns, partners that have not accepted, and missing logos', () => {
  const partners = [
    partner(1, { campaignId: 6 }),
    partner(2, { status: 'pending' }),
    partner(3, { logo: null }),
  ];
  const summary = summarizeCampaign(campaign, { ...nothing, partners }, new Date(1500));
  expect(summary.allPartners.map(({ brandId }) => brandId)).toEqual([3]);
  expect(summary.partnerImages).toEqual([]);
  expect(summary.entries).toBe(2);
});

it('takes tasks and promo of its own campaign', () => {
  const tasks = [
    { campaignId: 6, totalTasks: 9, completedTasks: 9 },
    { campaignId: 5, totalTasks: 4, completedTasks: 1 },
  ];
  const promotionalDefaults = [
    { campaignId: 6, promoId: 'other' },
    { campaignId: 5, promoId: 'own' },
  ];
  const parts = { partners: [], tasks, promotionalDefaults };
  expect(summarizeCampaign(campaign, parts, new Date(1500))).toMatchObject({
    totalTasks: 4,
    completedTasks: 1,
    previewLink: '/landing/campaign/5?preview=true&promo_id=own&campaign_id=5',
  });
});

it('counts missing parts as nothing', () => {
  expect(summarizeCampaign(campaign, nothing, new Date(1500))).toMatchObject({
    totalTasks: 0,
    completedTasks: 0,
    estimatedEntries: 0,
    previewLink: '/landing/campaign/5?preview=true',
  });
});

it.each([
  [999, false, false],
  [1000, true, false],
  [2001, true, true],
])('at %i says started %s and ended %s', (now, started, ended) => {
  expect(summarizeCampaign(campaign, nothing, new Date(now))).toMatchObject({ started, ended });
});
