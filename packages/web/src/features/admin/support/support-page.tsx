import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { DEBOUNCE_MS } from '@tandem/domain/input/interface-delays';
import { useInfiniteQuery } from '@tanstack/react-query';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SplitView } from '../../../ui/split-view.tsx';
import { IntegrationWishes } from './integration-wishes.tsx';
import classes from './support-page.module.css';
import { supportTicketsQuery } from './support-tickets-query.ts';
import { TicketDetail } from './ticket-detail.tsx';
import { TicketList } from './ticket-list.tsx';
import { useTicketPlace } from './use-ticket-place.ts';

/** The built-in support desk: what people asked, one question at a time. */
export function SupportPage() {
  const place = useTicketPlace();
  const [search] = useDebouncedValue(place.search.trim(), DEBOUNCE_MS.input);
  const found = useInfiniteQuery(supportTicketsQuery({ state: place.state, search }));
  const isReading = place.ticketId !== null;
  const counts = found.data?.pages[0]?.counts;
  return (
    <>
      <div className={classes.tools} data-reading={isReading}>
        <div className={classes.search}>
          <TextField
            label="Search tickets"
            type="search"
            placeholder="Name, email, brand or words"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={place.search}
            onChange={(next) => place.go({ search: next })}
          />
        </div>
        <SegmentedControl
          aria-label="Which tickets"
          data={[
            { value: 'open', label: `Open${counts ? ` (${counts.open})` : ''}` },
            { value: 'closed', label: `Closed${counts ? ` (${counts.closed})` : ''}` },
          ]}
          value={place.state}
          onChange={(value) => place.go({ state: value === 'closed' ? 'closed' : 'open' })}
        />
      </div>
      <SplitView
        isDetailChosen={isReading}
        backTo={place.addressOf({})}
        backLabel="All tickets"
        list={<TicketList found={found} place={place} />}
        detail={<TicketDetail found={found} place={place} />}
      />
      {/* Below a list of unknown length: shown before it, it would be pulled up under the pointer. */}
      {!found.isLoading && (
        <div className={classes.wishes} data-reading={isReading}>
          <IntegrationWishes />
        </div>
      )}
    </>
  );
}
