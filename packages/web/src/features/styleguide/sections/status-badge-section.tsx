import { type BadgeStatus, badgeLabel } from '@tandem/domain/sweepstakes/campaign-badge';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { GuideSection } from '../guide-section.tsx';
import classes from './sections.module.css';

export function StatusBadgeSection({ title }: { title: string }) {
  return (
    <GuideSection
      title={title}
      use="For where something stands. A status without a word of its own reads Pending."
    >
      <ul className={classes.badges}>
        {STATUSES.map((status) => (
          <li key={status} title={`${status}: ${badgeLabel(status)}`}>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}

const STATUSES: readonly BadgeStatus[] = [
  'live',
  'active',
  'accepted',
  'sent',
  'upcoming',
  'scheduled',
  'sending',
  'interested',
  'pending',
  'pleaseSign',
  'draft',
  'inactive',
  'completed',
  'rejected',
  'recommend',
  'upgrade',
];
