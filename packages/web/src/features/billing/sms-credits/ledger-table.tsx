import { Table } from '@mantine/core';
import type { CreditEntry } from '@tandem/contract/billing';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import { Moment } from '../../../ui/moment.tsx';
import classes from './ledger.module.css';
import { ENTRY_KINDS, formatChange, formatCredits, whoOf } from './ledger-words.ts';

export function LedgerTable({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <Table.ScrollContainer
      minWidth={640}
      type="native"
      role="region"
      aria-label="Table of changes"
      tabIndex={0}
    >
      <Table horizontalSpacing="md" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>When</Table.Th>
            <Table.Th>What</Table.Th>
            <Table.Th>Who</Table.Th>
            <Table.Th ta="right">Change</Table.Th>
            <Table.Th ta="right">Balance</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td className={classes.when}>
                <Moment at={entry.at} />
              </Table.Td>
              <Table.Td>
                {ENTRY_KINDS[entry.kind]} <span className={classes.note}>{entry.note}</span>
              </Table.Td>
              <Table.Td>{whoOf(entry)}</Table.Td>
              <Table.Td ta="right" className={classes.change} data-gain={entry.change > 0}>
                {formatChange(entry.change)}
              </Table.Td>
              <Table.Td ta="right">{formatCredits(entry.balance)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
