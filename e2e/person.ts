export interface Person {
  email: string;
  password: string;
}

const PASSWORD = 'Tandem!2026';

/** Owns three demo brands, Northwind first. For journeys that read and change nothing. */
export const OWNER: Person = { email: 'owner@northwind.example', password: PASSWORD };
export const VIEWER: Person = { email: 'viewer@northwind.example', password: PASSWORD };
export const ADMIN: Person = { email: 'admin@tandem.example', password: PASSWORD };

/**
 * The owner of a demo brand that is in a state which takes weeks to come about. Whoever changes it has
 * it alone: look for its name in the other journeys first.
 */
export const demoOwner = (slug: string): Person => ({
  email: `owner@${slug}.example`,
  password: PASSWORD,
});
