import type { Access } from '@tandem/contract/operation';
import type { Role } from '@tandem/domain/accounts/roles';

/** The person behind a request; while an admin impersonates, the person they act as. */
export interface Person {
  id: number;
  uid: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  canImpersonate: boolean;
  loginAttempts: number;
  lockedUntil: Date | null;
  passwordUpdatedAt: Date | null;
}

export interface MemberBrand {
  id: number;
  accountName: string;
  logo: string | null;
  website: string | null;
  role: Role;
}

export interface Caller {
  sessionId: number;
  person: Person;
  /** The admin who acts as `person`; null in an ordinary session. */
  impersonatorId: number | null;
  /** When the admin stops acting as `person` by itself. */
  actsUntil?: Date;
  /** Brands the person belongs to, most recently used first. */
  brands: MemberBrand[];
}

/** What the headers and the cookie of a request claim. */
export interface Credentials {
  token: string | undefined;
  impersonatedUserId: number | undefined;
}

/**
 * Turns credentials into a caller; null when there is no valid session. What it answers may be a
 * moment old unless it is asked to look again.
 */
export type Identify = (
  credentials: Credentials,
  how?: { lookAgain: boolean },
) => Promise<Caller | null>;

/** What a handler knows about its caller, by the access its operation declares. */
export type KnownCaller<A extends Access> = A extends 'public'
  ? { caller: Caller | null; brand: null }
  : A extends 'signed-in' | 'admin'
    ? { caller: Caller; brand: null }
    : { caller: Caller; brand: MemberBrand };
