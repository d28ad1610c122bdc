import type { DemoPart } from '../../../platform/demo/demo-part.ts';
import type { Services } from '../../../platform/services.ts';
import { hashPassword } from '../../accounts/public.ts';
import { DEMO_PASSWORD } from '../../sandbox/public.ts';
import { demoBrands } from './demo-brands.ts';
import { storeBrandImages } from './images/store-brand-images.ts';
import { seedBrands } from './seed-brands.ts';
import { seedPeople } from './seed-people.ts';
import { seedRelations } from './seed-relations.ts';

/** Two dozen brands with their pictures, their people, and who knows whom. */
export async function brandsDemoData({ storage }: Services): Promise<DemoPart> {
  const [passwordHash, illustrated] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    Promise.all(
      demoBrands.map(async (brand, index) => ({
        brand,
        images: await storeBrandImages(storage, brand, index, brand.company ? 2 : 0),
      })),
    ),
  ]);
  return async (tx, scene) => {
    await seedBrands(tx, scene, illustrated);
    await seedPeople(tx, scene, passwordHash);
    await seedRelations(tx, scene);
  };
}
