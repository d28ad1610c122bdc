import type { ChangePreview } from '@tandem/contract/billing';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import type { PlanVariant } from '@tandem/domain/billing/plan-variants';
import { ApiError } from '../../../lib/api/api-error.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { useChangePlan } from './use-change-plan.ts';

type ConfirmPaymentProps = {
  plan: PlanVariant;
  preview: ChangePreview | undefined;
  hasCard: boolean;
  /** The sum is no longer what was shown. */
  onOutdated: () => void;
};

export function ConfirmPayment({ plan, preview, hasCard, onOutdated }: ConfirmPaymentProps) {
  const change = useChangePlan(plan.id, onOutdated);
  const isDue = preview !== undefined && preview.dueNowCents > 0;
  return (
    <>
      {change.error && <Refusal error={change.error} />}
      <BusyButton
        size="md"
        fullWidth
        disabled={!preview || !hasCard}
        isBusy={change.isPending}
        onClick={() => preview && change.mutate(preview.dueNowCents)}
      >
        {isDue ? `Pay ${formatDollars(preview.dueNowCents)}` : 'Change plan'}
      </BusyButton>
    </>
  );
}

function Refusal({ error }: { error: Error }) {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'card_declined') {
    return (
      <Banner status="error" title={error.message}>
        Nothing was charged, and your plan is as it was.
      </Banner>
    );
  }
  // The sum has changed meanwhile, and is being fetched anew; or something is still owed.
  if (code === 'conflict') return <Banner status="alert" title={error.message} />;
  return <Banner status="error" title={error.message} />;
}
