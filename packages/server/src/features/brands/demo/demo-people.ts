import type { Role } from '@tandem/domain/accounts/roles';
import type { DemoPerson } from '../../accounts/public.ts';
import { demoBrands } from './demo-brands.ts';

/** Named by role, so that nobody is mistaken for a real person. */
export interface DemoMember extends DemoPerson {
  /** Slugs, most recently used first. */
  brands: readonly { slug: string; role: Role }[];
}

/** The two people of the sign-in page, two colleagues at Northwind, and an owner for the rest. */
export const demoPeople: readonly DemoMember[] = [
  {
    email: 'owner@northwind.example',
    firstName: 'Northwind',
    lastName: 'Owner',
    brands: ['northwind', 'lanternfold', 'puddlekin'].map((slug) => ({ slug, role: 'owner' })),
  },
  {
    email: 'admin@tandem.example',
    firstName: 'Platform',
    lastName: 'Admin',
    isAdmin: true,
    brands: [{ slug: 'tandem', role: 'owner' }],
  },
  {
    email: 'member@northwind.example',
    firstName: 'Marketing',
    lastName: 'Lead',
    brands: [{ slug: 'northwind', role: 'member' }],
  },
  {
    email: 'viewer@northwind.example',
    firstName: 'Finance',
    lastName: 'Reviewer',
    brands: [{ slug: 'northwind', role: 'viewer' }],
  },
  ...otherOwners(),
];

/** The address of a brand's owner. */
export function ownerOf(slug: string): string {
  const owns = ({ brands }: DemoMember) =>
    brands.some((brand) => brand.slug === slug && brand.role === 'owner');
  return demoPeople.find(owns)?.email ?? '';
}

function otherOwners(): DemoMember[] {
  const roles = [
    { firstName: 'Growth', lastName: 'Manager' },
    { firstName: 'Brand', lastName: 'Director' },
    { firstName: 'Partnerships', lastName: 'Lead' },
    { firstName: 'Community', lastName: 'Manager' },
    { firstName: 'Retention', lastName: 'Lead' },
    { firstName: 'Store', lastName: 'Manager' },
  ] as const;
  const owned = new Set(['northwind', 'lanternfold', 'puddlekin', 'tandem']);
  return demoBrands
    .filter(({ slug }) => !owned.has(slug))
    .map(({ slug }, index) => ({
      email: `owner@${slug}.example`,
      ...(roles[index % roles.length] ?? roles[0]),
      brands: [{ slug, role: 'owner' }],
    }));
}
