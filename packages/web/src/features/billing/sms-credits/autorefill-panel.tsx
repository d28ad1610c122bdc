import { Switch } from '@mantine/core';
import type { PaymentMethod, SmsBank } from '@tandem/contract/billing';
import { findSmsCreditPlan, SMS_CREDIT_PLANS } from '@tandem/domain/billing/sms-credit-plans';
import { maximum, positiveInteger } from '@tandem/domain/validation/number-rules';
import { required } from '@tandem/domain/validation/text-rules';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { formRefusal } from '../../../lib/api/field-refusal.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AutorefillAction } from './autorefill-action.tsx';
import classes from './buy-credits-panel.module.css';
import { useSetAutorefill } from './sms-bank-query.ts';

type AutorefillPanelProps = {
  bank: SmsBank;
  cards: readonly PaymentMethod[];
  mayPay: boolean;
};

/** Buys a pack before a series runs dry. Off takes effect at once; on only with its numbers saved. */
export function AutorefillPanel({ bank, cards, mayPay }: AutorefillPanelProps) {
  const { autorefill } = bank;
  const set = useSetAutorefill();
  const { draft, edit, isChanged, discard } = useDraft('auto-refill', {
    isOn: autorefill !== null,
    planId: autorefill?.planId ?? SMS_CREDIT_PLANS[1]?.id ?? '',
    whenBelow: String(autorefill?.whenBelow ?? 200),
  });
  const pack = findSmsCreditPlan(draft.planId);
  const refusal = formRefusal(set.error);

  function save() {
    if (!pack || set.isPending) return;
    set.mutate(
      { pack, whenBelow: Number(draft.whenBelow), bank },
      { onSuccess: (saved) => saved && discard() },
    );
  }

  function toggle(isOn: boolean) {
    edit({ isOn });
    if (!isOn && autorefill) set.mutate(null, { onSettled: discard });
  }

  return (
    <Panel title="Auto-refill" note={autorefill ? 'On' : 'Off'}>
      <Form className={classes.body} onSubmit={save} aria-label="Auto-refill">
        <Switch
          label="Buy a pack when credits run low"
          checked={draft.isOn}
          disabled={!mayPay || set.isPending || (cards.length === 0 && !autorefill)}
          onChange={(event) => toggle(event.currentTarget.checked)}
          description={cards.length === 0 && mayPay ? 'Add a card first.' : undefined}
        />
        {draft.isOn && (
          <>
            <NumberField
              label="When fewer are left than"
              suffix="credits"
              step={50}
              value={draft.whenBelow}
              onChange={(whenBelow) => edit({ whenBelow })}
              validators={[required(), positiveInteger(), maximum(pack?.creditsPerMonth ?? 0)]}
              readOnly={!mayPay}
            />
            <SelectField
              label="Buy"
              options={PACKS}
              value={draft.planId}
              onChange={(planId) => planId && edit({ planId })}
              readOnly={!mayPay}
              description="If the card is refused, this switches itself off and we write to you."
            />
          </>
        )}
        {refusal && <Banner status="error" title={refusal} />}
        {mayPay && draft.isOn && pack && (
          <AutorefillAction
            bank={bank}
            pack={pack}
            whenBelow={Number(draft.whenBelow)}
            card={cards.find(({ isDefault }) => isDefault)}
            isChanged={isChanged}
            isBusy={set.isPending}
          />
        )}
      </Form>
    </Panel>
  );
}

const PACKS = SMS_CREDIT_PLANS.map(({ id, name, priceCents }) => ({
  value: id,
  label: `${name} for ${formatDollars(priceCents, 'price')}`,
}));
