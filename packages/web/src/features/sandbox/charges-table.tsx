import { Badge, Table } from '@mantine/core';
import type { SandboxCharge } from '@tandem/contract/sandbox';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Badge.css';
import { Moment } from '../../ui/moment.tsx';
import classes from './charges-table.module.css';

const STATUSES = {
  succeeded: { label: 'Succeeded', color: 'green' },
  declined: { label: 'Declined', color: 'red' },
  needs_action: { label: 'Needs action', color: 'yellow' },
} as const;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function ChargesTable({ charges }: { charges: SandboxCharge[] }) {
  return (
    <Table.ScrollContainer
      minWidth={800}
      type="native"
      role="region"
      aria-label="Charges table"
      tabIndex={0}
    >
      <Table horizontalSpacing="md" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Customer</Table.Th>
            <Table.Th>For</Table.Th>
            <Table.Th>Card</Table.Th>
            <Table.Th ta="right">Amount</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th>When</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {charges.map((charge) => (
            <Table.Tr key={charge.id}>
              <Table.Td>{charge.customer}</Table.Td>
              <Table.Td>{charge.description}</Table.Td>
              <Table.Td>•••• {charge.card}</Table.Td>
              <Table.Td ta="right">{dollars.format(charge.amountCents / 100)}</Table.Td>
              <Table.Td>
                <Badge
                  variant="light"
                  color={STATUSES[charge.status].color}
                  tt="none"
                  className={classes.status}
                >
                  {STATUSES[charge.status].label}
                </Badge>
              </Table.Td>
              <Table.Td>
                <Moment at={charge.createdAt} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
