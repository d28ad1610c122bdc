import { z } from 'zod';

/** Every failed call answers with this shape, whatever went wrong. */
export const ErrorAnswer = z.object({
  error: z.object({
    code: z.string().describe('Stable machine-readable name of what went wrong.'),
    message: z.string().describe('A sentence for people.'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('For invalid input: the first problem of each field, by its path.'),
    goTo: z
      .string()
      .optional()
      .describe('For payment_required: the page, without the /app base, where it is resolved.'),
  }),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

export type ErrorCode =
  | 'invalid_input'
  | 'missing_header'
  | 'not_signed_in'
  | 'wrong_credentials'
  | 'locked_out'
  | 'second_factor_required'
  | 'wrong_code'
  | 'link_expired'
  | 'captcha_failed'
  | 'not_allowed'
  | 'impersonation_ended'
  | 'role_not_enough'
  | 'not_found'
  | 'brand_not_found'
  | 'conflict'
  | 'not_accepted'
  | 'payment_required'
  | 'card_declined'
  | 'charge_not_confirmed'
  | 'too_many_requests'
  | 'too_large'
  | 'unsupported_media_type'
  | 'unavailable'
  | 'internal';
