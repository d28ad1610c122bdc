import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { DEBOUNCE_MS } from '@tandem/domain/input/interface-delays';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { ListSkeleton } from '../../../ui/skeletons/list-skeleton.tsx';
import { BrandTermsForm } from './brand-terms-form.tsx';

/** Where administrators give a brand more time, or a plan on terms of its own. */
export function BrandTermsPage() {
  const [params, setParams] = useSearchParams();
  const text = params.get('search') ?? '';
  const [search] = useDebouncedValue(text.trim(), DEBOUNCE_MS.input);
  const query = useQuery({
    queryKey: ['brand-terms', search],
    queryFn: ({ signal }) => call('GET /admin/brand-terms', { query: { search }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TextField
        label="Search brands"
        type="search"
        placeholder="Name of the brand"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={(next) => setParams(next ? { search: next } : {}, { replace: true })}
      />
      <Loaded
        query={query}
        skeleton={<ListSkeleton rows={4} />}
        empty={
          <EmptyState drawing="compass" title="No brand found" order={3}>
            Try a part of its name.
          </EmptyState>
        }
      >
        {(brands) => brands.map((terms) => <BrandTermsForm key={terms.brandId} terms={terms} />)}
      </Loaded>
    </>
  );
}
