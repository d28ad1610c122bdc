import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx';
import { SplitView } from '../../ui/split-view.tsx';
import { groupByPhone } from './group-by-phone.ts';
import { NewPhoneForm } from './new-phone-form.tsx';
import { PhoneList } from './phone-list.tsx';
import { PhoneThread } from './phone-thread.tsx';
import { textsQuery } from './texts-query.ts';

export function PhonesPage() {
  const query = useQuery(textsQuery());
  const [search] = useSearchParams();
  const threads = groupByPhone(query.data ?? []);
  const chosen = search.get('phone');
  // A phone nobody has texted yet can still be opened, to write first or to make it fail.
  const thread = threads.find(({ phone }) => phone === chosen) ?? {
    phone: chosen ?? '',
    texts: [],
  };
  return (
    <SplitView
      isDetailChosen={chosen !== null}
      backTo="/sandbox/phones"
      backLabel="All phones"
      list={
        <>
          <NewPhoneForm />
          <Loaded query={query} skeleton={<ListSkeleton />}>
            {() => <PhoneList threads={threads} chosen={chosen} />}
          </Loaded>
        </>
      }
      detail={
        chosen === null ? (
          <EmptyState drawing="phone" title="Choose a phone">
            See what it received, answer as its owner, or make texts to it fail.
          </EmptyState>
        ) : (
          <PhoneThread key={chosen} thread={thread} />
        )
      }
    />
  );
}
