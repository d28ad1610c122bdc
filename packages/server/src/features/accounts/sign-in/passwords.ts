import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with the memory and passes that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Checks a password. For an unknown account there is no hash to check against; the same work is
 * done on a throw-away one, so that the time to answer does not tell which addresses exist.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored !== null;
}

const decoy = hashPassword('nobody signs in with this');
