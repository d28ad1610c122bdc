import { ROLES } from '@tandem/domain/accounts/roles';
import { z } from 'zod';
import { EmailAddress, PersonName } from './accounts.ts';
import { operations } from './operation.ts';
import { NewPassword } from './registration.ts';
import { IdParams, IdText, Moment } from './shapes.ts';

const Role = z.enum(ROLES);
const InviteToken = z.object({ token: z.string().min(20).max(100) });

export const Team = z.object({
  members: z.array(
    z.object({
      userId: z.int(),
      displayName: z.string(),
      email: z.string(),
      role: Role,
      lastSeenAt: Moment.nullable(),
    }),
  ),
  invites: z.array(z.object({ id: z.int(), email: z.string(), role: Role, createdAt: Moment })),
});
export type Team = z.infer<typeof Team>;

export const team = operations({
  'GET /team': {
    summary: "The brand's members and open invitations.",
    access: 'brand-viewer',
    answer: Team,
  },
  'POST /team/invites': {
    summary:
      'Invites somebody by mail; a second invitation to the same address replaces the first.',
    access: 'brand-owner',
    keyed: true,
    needs: 'active-plan',
    body: z.object({ email: EmailAddress, role: Role }),
    answer: Team,
    limit: { per: 'user', calls: 50, seconds: 3600 },
  },
  'DELETE /team/invites/:id': {
    summary: 'Takes an invitation back.',
    access: 'brand-owner',
    params: IdParams,
    answer: Team,
  },
  'PUT /team/members/:userId': {
    summary: "Changes a member's role. The last owner stays an owner.",
    access: 'brand-owner',
    params: z.object({ userId: IdText }),
    body: z.object({ role: Role }),
    answer: Team,
  },
  'DELETE /team/members/:userId': {
    summary: 'Removes a member. The last owner cannot be removed.',
    access: 'brand-owner',
    params: z.object({ userId: IdText }),
    answer: Team,
  },
  'GET /invites/:token': {
    summary: 'What an invitation is for, so that its page can greet the invited.',
    access: 'public',
    params: InviteToken,
    answer: z.object({
      brandName: z.string(),
      brandLogo: z.string().nullable(),
      email: z.string(),
      role: Role,
      hasAccount: z.boolean(),
    }),
    limit: { per: 'address', calls: 60, seconds: 60 },
  },
  'POST /invites/:token/accept': {
    summary: 'Joins the brand: signed in as the invited address, or with a new account for it.',
    access: 'public',
    params: InviteToken,
    body: z.object({
      newAccount: z
        .object({ firstName: PersonName, lastName: PersonName, password: NewPassword })
        .optional(),
    }),
    answer: z.object({ brandId: z.int() }),
    limit: { per: 'address', calls: 30, seconds: 60 },
  },
});
