import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { formatPhone } from './format-phone.ts';
import type { PhoneThread } from './group-by-phone.ts';

type PhoneListProps = { threads: PhoneThread[]; chosen: string | null };

export function PhoneList({ threads, chosen }: PhoneListProps) {
  if (threads.length === 0) {
    return (
      <EmptyState title="No texts yet" order={3}>
        As soon as a text is sent, its phone appears here.
      </EmptyState>
    );
  }
  return (
    <nav aria-label="Phones">
      {threads.map(({ phone, texts }) => {
        const last = texts.at(-1);
        return (
          <RowLink
            key={phone}
            to={`/sandbox/phones?phone=${encodeURIComponent(phone)}`}
            isCurrent={phone === chosen}
            title={formatPhone(phone)}
            note={last && <Moment at={last.createdAt} />}
            text={last?.body ?? ''}
          />
        );
      })}
    </nav>
  );
}
