import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { allowanceText } from '@tandem/domain/conversations/message-allowance';
import { monthName } from '@tandem/domain/time/format-time';
import { Link } from 'react-router';
import '@mantine/core/styles/Button.css';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import classes from './composer.module.css';
import type { DraftPlace } from './draft-store.ts';
import type { useAllowance } from './use-allowance.ts';
import { useDraftAt } from './use-own-words.ts';

type OutOfMessagesProps = { allowance: ReturnType<typeof useAllowance>; place: DraftPlace };

/** Stands where the editor would be: why it is closed, and what opens it. */
export function OutOfMessages({ allowance, place }: OutOfMessagesProps) {
  const mayPay = useHasRole('owner');
  const [draft] = useDraftAt(place);
  return (
    <div className={classes.refusal} data-offer>
      <IconSparkles className={classes.sparkles} size={20} aria-hidden />
      <div className={classes.why}>
        <p className={classes.lead}>{allowanceText(allowance)}</p>
        <p className={classes.note}>
          {reasonOf(allowance)} {draft !== '' && 'Your draft is kept.'}
        </p>
      </div>
      {mayPay ? (
        <Button component={Link} to="/upgrade-plan" size="xs">
          See plans
        </Button>
      ) : (
        <p className={classes.note}>Ask an owner of your brand to upgrade.</p>
      )}
    </div>
  );
}

function reasonOf({ limit, periodEndsAt }: OutOfMessagesProps['allowance']): string {
  if (limit === null || limit === 0) return 'Your plan does not include writing messages.';
  const all = `Your brand has sent its ${limit} messages of this month.`;
  if (periodEndsAt === null) return all;
  // The month is the same for everybody, in UTC, so its first day is named in UTC.
  const end = new Date(periodEndsAt);
  return `${all} The count starts anew on ${monthName(end.getUTCMonth() + 1)} ${end.getUTCDate()}.`;
}
