import type { CurrentBrand } from '@tandem/contract/brands';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../lib/api/query-client.ts';
import { BrandIdContext, currentBrandQuery } from '../lib/session/current-brand-query.ts';
import { show } from './show.tsx';

/** A piece inside the access gate: somebody is signed in and works as this brand. */
export async function showInApp(piece: ReactElement, brand: Partial<CurrentBrand> = {}) {
  const queryClient = createQueryClient();
  const current = { id: 7, accountname: 'Golden Oak', tags: [], ...brand } as unknown;
  queryClient.setQueryData(currentBrandQuery(7).queryKey, current as CurrentBrand);
  const router = createMemoryRouter([{ path: '*', element: piece }]);
  await show(
    <QueryClientProvider client={queryClient}>
      <BrandIdContext value={7}>
        <RouterProvider router={router} />
      </BrandIdContext>
    </QueryClientProvider>,
  );
}
