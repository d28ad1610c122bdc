import type { BrandTerms } from '@tandem/contract/billing/brand-terms';
import { PLAN_TIERS } from '@tandem/domain/billing/plan-tier';
import { PLAN_VARIANTS } from '@tandem/domain/billing/plan-variants';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { formatDay } from '../day.tsx';
import classes from './brand-terms-form.module.css';

/** One brand: until when its trial is extended, and which plan waits for its owner. */
export function BrandTermsForm({ terms }: { terms: BrandTerms }) {
  const queryClient = useQueryClient();
  const { draft, edit, isChanged, discard } = useDraft(`brand-terms-${terms.brandId}`, {
    until: terms.extendedTrialEndsAt?.slice(0, 10) ?? '',
    planId: terms.pendingPlanId ?? '',
  });
  const isTrial = terms.tier === 'trial' || terms.tier === 'post-trial-paywall';
  const save = useMutation({
    mutationFn: () =>
      call('PUT /admin/brand-terms/:brandId', {
        params: { brandId: terms.brandId },
        body: {
          extendedTrialEndsAt: endOf(draft.until, terms),
          pendingPlanId: draft.planId || null,
        },
      }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: ['brand-terms'] });
      discard();
      showToast(`Saved for ${terms.accountname}`, { type: 'success' });
    },
  });
  return (
    <Panel title={terms.accountname} note={PLAN_TIERS[terms.tier].name}>
      <Form
        className={classes.form}
        onSubmit={() => !save.isPending && save.mutate()}
        aria-label={`Terms of ${terms.accountname}`}
      >
        <TextField
          label="Trial extended until"
          placeholder="YYYY-MM-DD"
          value={draft.until}
          onChange={(until) => edit({ until })}
          readOnly={!isTrial}
          description={
            terms.trialEndsAt && isTrial
              ? `The trial itself ends on ${formatDay(terms.trialEndsAt)}.`
              : 'Only trials can be extended.'
          }
        />
        <SelectField
          label="Plan offered on preferred terms"
          options={PLANS}
          value={draft.planId || null}
          onChange={(planId) => edit({ planId: planId ?? '' })}
          placeholder="None"
          clearable
          description="Owners are asked once in a session; choosing any plan answers it."
        />
        <BusyButton type="submit" isBusy={save.isPending} disabled={!isChanged}>
          Save
        </BusyButton>
        {save.error && <Banner status="error" title={save.error.message} />}
      </Form>
    </Panel>
  );
}

/** A day counts to its end. One that was not touched stays the moment it was. */
function endOf(day: string, { extendedTrialEndsAt }: BrandTerms): string | null {
  if (day === (extendedTrialEndsAt?.slice(0, 10) ?? '')) return extendedTrialEndsAt;
  return day ? `${day}T23:59:59.000Z` : null;
}

const PLANS = PLAN_VARIANTS.filter(({ priceCents }) => priceCents).map(({ id, name }) => ({
  value: id,
  label: name,
}));
