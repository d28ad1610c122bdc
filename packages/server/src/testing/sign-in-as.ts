import type { Role } from '@tandem/domain/accounts/roles';
import type { brands } from '../features/brands/schema.ts';
import { givenBrand, givenMember, givenSession } from './builders.ts';
import type { TestApp } from './test-app.ts';

/** A new brand with one member who is signed in: what most tests of a brand's calls begin with. */
export async function signInAs(
  app: TestApp,
  { role = 'owner' as Role, brand = {} as Partial<typeof brands.$inferInsert> } = {},
) {
  const { id: brandId } = await givenBrand(app.db.root, brand);
  const { person } = await givenMember(app.db.root, { role, brandId });
  const cookie = await givenSession(app.db.root, person.id, app.clock.now());
  return { brandId, userId: person.id, cookie };
}
