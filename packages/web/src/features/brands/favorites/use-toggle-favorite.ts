import type { BrandCard } from '@tandem/contract/brands';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { track } from '../../../lib/metrics/track.ts';
import { useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { showUndoToast } from '../../../ui/toast/show-undo-toast.ts';
import { brandQuery } from '../brand-query.ts';
import { favoritesQuery } from './favorites-query.ts';

/**
 * Adds a brand to the favorites or takes it out, on screen at once and on the server right after. A
 * refusal puts everything back. The call toggles, so one brand's clicks go out one after another.
 */
export function useToggleFavorite(brand: BrandCard) {
  const queryClient = useQueryClient();
  const own = useCurrentBrand();
  const profileKey = brandQuery(brand.id).queryKey;
  const listKey = favoritesQuery(own.id).queryKey;

  function show(isFavorite: boolean) {
    queryClient.setQueryData(profileKey, (stored) => (stored ? { ...stored, isFavorite } : stored));
    queryClient.setQueryData(listKey, (stored) => {
      const others = stored?.filter(({ id }) => id !== brand.id);
      return isFavorite && others ? [brand, ...others] : others;
    });
  }

  const toggle = useMutation({
    scope: { id: `favorite-${brand.id}` },
    mutationFn: (_wanted: boolean) =>
      call('POST /toggle-brand-favorite', { body: { brandId: brand.id } }),
    async onMutate(wanted) {
      await queryClient.cancelQueries({ queryKey: profileKey, exact: true });
      await queryClient.cancelQueries({ queryKey: listKey });
      const before = queryClient.getQueryData(listKey);
      show(wanted);
      return { before };
    },
    onSuccess({ isFavorite }) {
      if (isFavorite) track('favorite');
      else {
        const undo = () => toggle.mutate(true);
        showUndoToast(`${brand.accountname} is no longer a favorite`, undo);
      }
      show(isFavorite);
    },
    onError(error, wanted, context) {
      show(!wanted);
      if (context) queryClient.setQueryData(listKey, context.before);
      showToast(error.message, { type: 'warning' });
    },
  });
  return toggle;
}
