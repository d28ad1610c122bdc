import { Table } from '@mantine/core';
import type { AuditEntry } from '@tandem/contract/admin';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import { Moment } from '../../ui/moment.tsx';
import classes from './audit-log.module.css';

export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <Table.ScrollContainer
      minWidth={800}
      type="native"
      // On a phone it scrolls sideways, which a keyboard must be able to do too.
      tabIndex={0}
      role="region"
      aria-label="Audit log"
    >
      <Table horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>When</Table.Th>
            <Table.Th>Who</Table.Th>
            <Table.Th>As</Table.Th>
            <Table.Th>Did</Table.Th>
            <Table.Th ta="right">Brand</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td className={classes.when}>
                <Moment at={entry.at} />
              </Table.Td>
              <Table.Td className={classes.who}>{entry.actor}</Table.Td>
              <Table.Td className={classes.who}>
                {entry.actingAs ?? <span className={classes.quiet}>themselves</span>}
              </Table.Td>
              <Table.Td className={classes.who}>
                {entry.action}
                {entry.detail && <span className={classes.quiet}> {entry.detail}</span>}
              </Table.Td>
              <Table.Td ta="right">{entry.brandId}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
