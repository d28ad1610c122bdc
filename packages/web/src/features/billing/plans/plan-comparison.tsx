import { Table } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { PLAN_TIERS, type PlanTier } from '@tandem/domain/billing/plan-tier';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import { Panel } from '../../../ui/panel.tsx';
import classes from './plan-comparison.module.css';
import { PLAN_FACTS } from './plan-facts.ts';
import { SOLD_TIERS } from './plan-highlights.ts';

/** Every plan against every fact. On a phone the table scrolls while its first column stays. */
export function PlanComparison({ currentTier }: { currentTier?: PlanTier }) {
  return (
    <Panel title="Compare plans">
      <Table.ScrollContainer
        minWidth={640}
        type="native"
        role="region"
        aria-label="Comparison of plans"
        tabIndex={0}
      >
        <Table horizontalSpacing="md" className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>What you get</Table.Th>
              {SOLD_TIERS.map((tier) => (
                <Table.Th key={tier} scope="col" data-own={tier === currentTier || undefined}>
                  {PLAN_TIERS[tier].name}
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
                {SOLD_TIERS.map((tier) => (
                  <Table.Td key={tier} data-own={tier === currentTier || undefined}>
                    <Fact value={of(tier)} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
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
