// How close two brands are. The specification does not say what the degrees mean, only that a
// failed lookup is '3rd' (platform §4). Here 1st is a brand one has partnered with, or oneself; 2nd
// shares a partner with one; everyone else is 3rd, and so is a brand whose partners are not known.

export function brandDegree<Id>({ viewer, other }: DegreeQuestion<Id>): BrandDegree {
  if (viewer.id === other.id || viewer.partners?.has(other.id)) return '1st';
  if (!viewer.partners || !other.partners) return DEFAULT_BRAND_DEGREE;
  for (const partner of viewer.partners) if (other.partners.has(partner)) return '2nd';
  return DEFAULT_BRAND_DEGREE;
}

export const DEFAULT_BRAND_DEGREE: BrandDegree = '3rd';

export type BrandDegree = '1st' | '2nd' | '3rd';

export type DegreeQuestion<Id> = { viewer: Connected<Id>; other: Connected<Id> };

type Connected<Id> = { id: Id; partners: ReadonlySet<Id> | undefined };
