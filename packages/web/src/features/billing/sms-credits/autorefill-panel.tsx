import { Button, Switch } from '@mantine/core';
import type { PaymentMethod, SmsBank } from '@tandem/contract/billing';
import { SMS_CREDIT_PLANS } from '@tandem/domain/billing/sms-credit-plans';
import { maximum, positiveInteger } from '@tandem/domain/validation/number-rules';
import { required } from '@tandem/domain/validation/text-rules';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import { useDraft } from '../../../lib/use-draft.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { NativeSelectField } from '../../../ui/fields/native-select-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { formatDollars } from '../format-dollars.ts';
import classes from './buy-credits-panel.module.css';
import { useSetAutorefill } from './sms-bank-query.ts';

type AutorefillPanelProps = {
  autorefill: SmsBank['autorefill'];
  cards: readonly PaymentMethod[];
  mayPay: boolean;
};

/** Buys a pack before a series runs dry. Off takes effect at once; on only with its numbers saved. */
export function AutorefillPanel({ autorefill, cards, mayPay }: AutorefillPanelProps) {
  const set = useSetAutorefill();
  const { draft, edit, isChanged, discard } = useDraft({
    isOn: autorefill !== null,
    planId: autorefill?.planId ?? SMS_CREDIT_PLANS[1]?.id ?? '',
    whenBelow: String(autorefill?.whenBelow ?? 200),
  });

  function save() {
    const { planId, whenBelow } = draft;
    set.mutate({ planId, whenBelow: Number(whenBelow) }, { onSuccess: discard });
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
              validators={[required(), positiveInteger(), maximum(100_000)]}
              readOnly={!mayPay}
            />
            <NativeSelectField
              label="Buy"
              options={PACKS}
              value={draft.planId}
              onChange={(planId) => edit({ planId })}
              readOnly={!mayPay}
              description="If the card is refused, this switches itself off and we write to you."
            />
          </>
        )}
        {set.error && <Banner status="error" title={set.error.message} />}
        {mayPay && draft.isOn && (
          <Button type="submit" disabled={!isChanged} loading={set.isPending}>
            {autorefill ? 'Save' : 'Turn on'}
          </Button>
        )}
      </Form>
    </Panel>
  );
}

const PACKS = SMS_CREDIT_PLANS.map(({ id, name, priceCents }) => ({
  value: id,
  label: `${name} for ${formatDollars(priceCents, 'price')}`,
}));
