import { z } from 'zod';
import { operations } from './operation.ts';

/** Both take multipart form data with one field named `file`. */
export const uploads = operations({
  'POST /brands/logo': {
    summary: "Stores a picture as the brand's logo.",
    access: 'brand-member',
    upload: 'brandLogo',
    answer: z.object({ logo: z.string() }),
    limit: { per: 'user', calls: 60, seconds: 600 },
  },
  'POST /assets': {
    summary: 'Stores a picture and answers its address.',
    access: 'brand-member',
    upload: 'brandImage',
    answer: z.string(),
    limit: { per: 'user', calls: 120, seconds: 600 },
  },
});
