import type { Queryable } from '../../../platform/db/database.ts';
import { findPersonWithBrands } from '../queries.ts';
import { refuseGuessable } from '../security/refuse-guessable.ts';

/** For whoever chooses a password by a mailed link: they are known, though not signed in. */
export async function refuseOwnWords(
  db: Queryable,
  userId: number,
  password: string,
): Promise<void> {
  const found = await findPersonWithBrands(db, userId);
  if (!found) return;
  const brandNames = found.brands.map(({ accountName }) => accountName);
  refuseGuessable('password', password, found.person, brandNames);
}
