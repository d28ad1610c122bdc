// The product's logo switches to a themed version in June of every year (platform §2). The month is
// read in the product's default zone, so that everybody sees the change at the same moment.

import { DEFAULT_TIME_ZONE } from './default-time-zone.ts';
import { zonedFields } from './zoned-fields.ts';

export type LogoVersion = 'standard' | 'themed';

export function chooseLogo(now: Date, timeZone = DEFAULT_TIME_ZONE): LogoVersion {
  return zonedFields(now, timeZone).month === 6 ? 'themed' : 'standard';
}
