import type { Profile } from '@tandem/contract/accounts';
import type { CurrentBrand } from '@tandem/contract/brands';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../lib/api/query-client.ts';
import { BrandIdContext, currentBrandQuery } from '../lib/session/current-brand-query.ts';
import { profileQuery } from '../lib/session/profile-query.ts';
import { show } from './show.tsx';

/** A piece inside the access gate: an owner is signed in and works as this brand. */
export async function showInApp(piece: ReactElement, brand: Partial<CurrentBrand> = {}, at = '/') {
  const queryClient = createQueryClient();
  const current = { id: 7, accountname: 'Golden Oak', tags: [], ...brand } as unknown;
  queryClient.setQueryData(currentBrandQuery(7).queryKey, current as CurrentBrand);
  const own = { brand: { id: 7, accountname: 'Golden Oak', role: 'owner' } };
  const other = { brand: { id: 8, accountname: 'Silver Birch', role: 'owner' } };
  const profile = { id: 1, credentials: [7, 8], mostRecentBrands: [own, other] } as unknown;
  queryClient.setQueryData(profileQuery().queryKey, profile as Profile);
  const router = createMemoryRouter([{ path: '*', element: piece }], { initialEntries: [at] });
  const shown = await show(
    <QueryClientProvider client={queryClient}>
      <BrandIdContext value={7}>
        <RouterProvider router={router} />
      </BrandIdContext>
    </QueryClientProvider>,
  );
  return { router, leave: () => shown.unmount() };
}
