import { Table } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { PLAN_TIERS } from '@tandem/domain/billing/plan-tier';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import { Panel } from '../../../ui/panel.tsx';
import { useLayoutBand } from '../../../ui/use-layout-band.ts';
import { ComparedPlans } from './compared-plans.tsx';
import type { OwnPlan } from './own-plan.ts';
import classes from './plan-comparison.module.css';
import { PLAN_FACTS } from './plan-facts.ts';
import { SOLD_TIERS, type SoldTier } from './plan-highlights.ts';

/** Every plan against every fact. A phone has room for two, one's own and another. */
export function PlanComparison({ own }: { own?: OwnPlan | undefined }) {
  const isPhone = useLayoutBand() === 'mobile';
  return (
    <Panel title="Compare plans">
      {isPhone ? (
        <ComparedPlans own={own}>
          {(tiers) => <FactTable tiers={tiers} own={own} minWidth={0} />}
        </ComparedPlans>
      ) : (
        <FactTable tiers={SOLD_TIERS} own={own} minWidth={640} />
      )}
    </Panel>
  );
}

type FactTableProps = {
  tiers: readonly SoldTier[];
  own: OwnPlan | undefined;
  minWidth: number;
};

function FactTable({ tiers, own, minWidth }: FactTableProps) {
  const isOwn = (tier: SoldTier) => tier === own?.tier || undefined;
  return (
    <Table.ScrollContainer
      minWidth={minWidth}
      type="native"
      role="region"
      aria-label="Comparison of plans"
      tabIndex={0}
    >
      <Table horizontalSpacing="md" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>What you get</Table.Th>
            {tiers.map((tier) => (
              <Table.Th key={tier} scope="col" data-own={isOwn(tier)}>
                {PLAN_TIERS[tier].name}
                {isOwn(tier) && <span className={classes.mark}>{own?.mark}</span>}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {PLAN_FACTS.map(({ label, of }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row" className={classes.label}>
                {label}
              </Table.Th>
              {tiers.map((tier) => (
                <Table.Td key={tier} data-own={isOwn(tier)}>
                  <Fact value={of(tier)} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Fact({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  return value ? (
    <IconCheck className={classes.yes} role="img" aria-label="Yes" />
  ) : (
    <IconMinus className={classes.no} role="img" aria-label="No" />
  );
}
