import { ROLES } from '@tandem/domain/accounts/roles';
import { email } from '@tandem/domain/validation/contact-rules';
import { visibleName } from '@tandem/domain/validation/name-rules';
import { maxCharacters, required } from '@tandem/domain/validation/text-rules';
import { z } from 'zod';
import { operations } from './operation.ts';
import { ruledText } from './ruled-text.ts';
import { Moment } from './shapes.ts';

export const BrandSummary = z.object({
  id: z.int(),
  accountname: z.string(),
  logo: z.string().nullable(),
  website: z.string().nullable(),
  role: z.enum(ROLES),
});

/** The signed-in person, under the specification's wire names (platform §3, Profile). */
export const Profile = z.object({
  id: z.int(),
  uid: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  fullName: z.string(),
  displayName: z.string(),
  isAdmin: z.boolean(),
  canImpersonate: z.boolean(),
  lockedOut: z.boolean(),
  loginAttempts: z.int(),
  passwordUpdatedAt: Moment.nullable(),
  credentials: z.array(z.int()).describe('Ids of the brands this person belongs to.'),
  mostRecentBrands: z.array(z.object({ brand: BrandSummary })),
  impersonating: z.int().nullable().describe('Id of the person an admin is acting as, else null.'),
});
export type Profile = z.infer<typeof Profile>;

export const PersonName = ruledText(required(), maxCharacters(80), visibleName());
export const EmailAddress = ruledText(required(), email(), maxCharacters(254));

/** The session this socket belongs to has ended, or what the person may do has changed. */
export type AccountsRealtime = { type: 'session_ended' } | { type: 'access_changed' };

export const accounts = operations({
  'POST /login': {
    summary: 'Opens a session and sets its cookie.',
    access: 'public',
    body: z.object({
      email: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(200),
      code: z.string().trim().max(40).optional().describe('Second factor or recovery code.'),
    }),
    answer: z.object({ id: z.int() }),
    limit: { per: 'address', calls: 60, seconds: 60 },
  },
  'POST /logout': {
    summary: 'Ends the current session; calling it twice is harmless.',
    access: 'public',
    answer: z.null(),
  },
  'GET /profile': {
    summary: 'The signed-in person and the brands they belong to.',
    access: 'signed-in',
    answer: Profile,
  },
  'PUT /profile': {
    summary: "Changes the signed-in person's name.",
    access: 'signed-in',
    body: z.object({ firstName: PersonName, lastName: PersonName }),
    answer: Profile,
  },
});
