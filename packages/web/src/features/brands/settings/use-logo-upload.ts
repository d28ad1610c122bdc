import { useQueryClient } from '@tanstack/react-query';
import { uploadFile } from '../../../lib/api/upload-file.ts';
import { currentBrandQuery, useCurrentBrand } from '../../../lib/session/current-brand-query.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useSpreadBrand } from './use-save-brand.ts';

/** Stores a file as the brand's logo and shows it everywhere. */
export function useLogoUpload() {
  const { id } = useCurrentBrand();
  const queryClient = useQueryClient();
  const spread = useSpreadBrand();
  return async (file: File): Promise<string> => {
    const { logo } = await uploadFile('POST /brands/logo', file);
    queryClient.setQueryData(currentBrandQuery(id).queryKey, (stored) =>
      stored ? { ...stored, logo } : stored,
    );
    spread();
    showToast('Saved', { type: 'success' });
    return logo;
  };
}
