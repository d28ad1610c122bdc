// The suggestions under the search box, in two groups: Sweepstakes, each with a 'Hosted by' link to
// its brand, then Brands (platform §2). A sweepstake row leads to its detail page, a brand row to
// its profile. A group without rows is left out.

export type CampaignSuggestion = {
  id: number;
  name: string;
  hostBrandId: number;
  hostBrandName: string;
};

export type BrandSuggestion = { id: number; name: string; logo: string | null };

export type SuggestionRow = {
  id: number;
  text: string;
  to: string;
  logo?: string | null;
  hostedBy?: { text: string; to: string };
};

export type SuggestionGroup = { title: 'Sweepstakes' | 'Brands'; rows: SuggestionRow[] };

export function groupSuggestions(
  campaigns: readonly CampaignSuggestion[],
  brands: readonly BrandSuggestion[],
): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    { title: 'Sweepstakes', rows: campaigns.map(campaignRow) },
    { title: 'Brands', rows: brands.map(brandRow) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

export const HOSTED_BY_TEXT = 'Hosted by';
export const SEARCH_PLACEHOLDER = 'Try fashion, food, fitness, travel...';

export function campaignPath(campaignId: number): string {
  return `/explore/campaigns/${campaignId}/details`;
}

export function brandPath(brandId: number): string {
  return `/explore/brands/${brandId}`;
}

function campaignRow({ id, name, hostBrandId, hostBrandName }: CampaignSuggestion): SuggestionRow {
  const hostedBy = { text: hostBrandName, to: brandPath(hostBrandId) };
  return { id, text: name, to: campaignPath(id), hostedBy };
}

function brandRow({ id, name, logo }: BrandSuggestion): SuggestionRow {
  return { id, text: name, to: brandPath(id), logo };
}

// When the suggestions under the search box are open: from focus or typing until blur or a search
// (platform §2). The last of these events decides, so no other state is needed. Pressing Enter is
// what searches.
export type SearchBoxEvent = 'focus' | 'type' | 'blur' | 'search';

export function areSuggestionsOpen(lastEvent: SearchBoxEvent | null): boolean {
  return lastEvent === 'focus' || lastEvent === 'type';
}
