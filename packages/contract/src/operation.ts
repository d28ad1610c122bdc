import type { UploadPurpose } from '@tandem/domain/assets/check-upload';
import type { Claims } from '@tandem/domain/billing/plan-grants';
import type { z } from 'zod';

/**
 * Who may call an operation. Each step includes the ones before it, apart from `admin`, which asks
 * for the staff flag on the signed-in person and for no brand.
 * - `public`: anybody, signed in or not
 * - `signed-in`: any person with a valid session
 * - `brand-viewer` / `brand-member` / `brand-owner`: a person with at least that role in the brand
 *   that `X-Brand-Id` selects
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'brand-viewer'
  | 'brand-member'
  | 'brand-owner'
  | 'admin';

/** How often one caller may use an operation; counted in the database, so all processes agree. */
export interface CallLimit {
  per: 'address' | 'user';
  calls: number;
  seconds: number;
}

/**
 * What a brand must have paid for before it may use an operation: a plan in good order, or also a
 * permission of that plan. Without it the call answers 402 `payment_required`.
 */
export type PlanNeed =
  | 'active-plan'
  | { [C in keyof Claims]: Claims[C] extends boolean ? C : never }[keyof Claims];

type Shape = z.ZodType;

export interface Operation {
  /** One line for the API documentation. */
  summary: string;
  access: Access;
  /** Only for operations of a brand, and there for those that create or send something. */
  needs?: PlanNeed;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  /** Shape of the 200 answer; `z.null()` for an empty one. */
  answer: Shape;
  limit?: CallLimit;
  /**
   * Creates or mails something: honours `Idempotency-Key`, so that the same press of a button counts
   * once. Not for what sets a cookie, which is no part of the answer that is kept.
   */
  keyed?: true;
  /**
   * Charges a card with what this field of the body says. Whoever acts as somebody else must confirm
   * the amount once more, in `X-Confirmed-Charge`.
   */
  charges?: 'dueNowCents' | 'priceCents' | 'totalCents';
  /** A GET that changes something, as the specification has a few: audited like any other change. */
  changes?: true;
  /** Takes multipart form data with one picture in the field `file`, of this kind. */
  upload?: UploadPurpose;
  /** Exists only where the sandbox does: never in production. */
  sandboxOnly?: boolean;
}

/** Declares a feature's operations, keyed by `METHOD /path/:param`, keeping their exact types. */
export function operations<const T extends Record<OperationKey, Operation>>(declared: T): T {
  return declared;
}

type OperationKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** What a caller sends as one part of a request; `undefined` where the operation takes none. */
export type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What the handler of an operation receives after parsing. */
export type Received<T> = T extends z.ZodType ? z.output<T> : undefined;
