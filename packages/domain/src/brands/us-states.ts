// The 50 states, DC and Puerto Rico in the four census regions (platform §3). The Census Bureau
// puts DC in the South and Puerto Rico in no region; here it joins the South, see decision 0013.
// Alphabetical by name within a region, which is the order of the picker.

import { rule, type Validator } from '../validation/validator.ts';

export const US_STATES = [
  { code: 'CT', name: 'Connecticut', region: 'Northeast' },
  { code: 'ME', name: 'Maine', region: 'Northeast' },
  { code: 'MA', name: 'Massachusetts', region: 'Northeast' },
  { code: 'NH', name: 'New Hampshire', region: 'Northeast' },
  { code: 'NJ', name: 'New Jersey', region: 'Northeast' },
  { code: 'NY', name: 'New York', region: 'Northeast' },
  { code: 'PA', name: 'Pennsylvania', region: 'Northeast' },
  { code: 'RI', name: 'Rhode Island', region: 'Northeast' },
  { code: 'VT', name: 'Vermont', region: 'Northeast' },
  { code: 'AL', name: 'Alabama', region: 'South' },
  { code: 'AR', name: 'Arkansas', region: 'South' },
  { code: 'DE', name: 'Delaware', region: 'South' },
  { code: 'DC', name: 'District of Columbia', region: 'South' },
  { code: 'FL', name: 'Florida', region: 'South' },
  { code: 'GA', name: 'Georgia', region: 'South' },
  { code: 'KY', name: 'Kentucky', region: 'South' },
  { code: 'LA', name: 'Louisiana', region: 'South' },
  { code: 'MD', name: 'Maryland', region: 'South' },
  { code: 'MS', name: 'Mississippi', region: 'South' },
  { code: 'NC', name: 'North Carolina', region: 'South' },
  { code: 'OK', name: 'Oklahoma', region: 'South' },
  { code: 'PR', name: 'Puerto Rico', region: 'South' },
  { code: 'SC', name: 'South Carolina', region: 'South' },
  { code: 'TN', name: 'Tennessee', region: 'South' },
  { code: 'TX', name: 'Texas', region: 'South' },
  { code: 'VA', name: 'Virginia', region: 'South' },
  { code: 'WV', name: 'West Virginia', region: 'South' },
  { code: 'IL', name: 'Illinois', region: 'Midwest' },
  { code: 'IN', name: 'Indiana', region: 'Midwest' },
  { code: 'IA', name: 'Iowa', region: 'Midwest' },
  { code: 'KS', name: 'Kansas', region: 'Midwest' },
  { code: 'MI', name: 'Michigan', region: 'Midwest' },
  { code: 'MN', name: 'Minnesota', region: 'Midwest' },
  { code: 'MO', name: 'Missouri', region: 'Midwest' },
  { code: 'NE', name: 'Nebraska', region: 'Midwest' },
  { code: 'ND', name: 'North Dakota', region: 'Midwest' },
  { code: 'OH', name: 'Ohio', region: 'Midwest' },
  { code: 'SD', name: 'South Dakota', region: 'Midwest' },
  { code: 'WI', name: 'Wisconsin', region: 'Midwest' },
  { code: 'AK', name: 'Alaska', region: 'West' },
  { code: 'AZ', name: 'Arizona', region: 'West' },
  { code: 'CA', name: 'California', region: 'West' },
  { code: 'CO', name: 'Colorado', region: 'West' },
  { code: 'HI', name: 'Hawaii', region: 'West' },
  { code: 'ID', name: 'Idaho', region: 'West' },
  { code: 'MT', name: 'Montana', region: 'West' },
  { code: 'NV', name: 'Nevada', region: 'West' },
  { code: 'NM', name: 'New Mexico', region: 'West' },
  { code: 'OR', name: 'Oregon', region: 'West' },
  { code: 'UT', name: 'Utah', region: 'West' },
  { code: 'WA', name: 'Washington', region: 'West' },
  { code: 'WY', name: 'Wyoming', region: 'West' },
] as const satisfies readonly { code: string; name: string; region: UsRegion }[];

export const US_REGIONS = ['Northeast', 'South', 'Midwest', 'West'] as const;

export type UsRegion = (typeof US_REGIONS)[number];

export type UsStateCode = (typeof US_STATES)[number]['code'];

// The value is the two-letter code of a US state, DC or PR, in capitals as it is stored. The list
// is the one of the region picker.
export function usStateCode(): Validator {
  return rule('Must be a valid US state code', (text) =>
    US_STATES.some((state) => state.code === text),
  );
}
