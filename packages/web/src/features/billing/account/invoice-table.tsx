import { Table } from '@mantine/core';
import type { Invoice } from '@tandem/contract/billing';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import { formatDollars } from '@tandem/domain/billing/format-dollars';
import { Day } from '../day.tsx';
import { InvoicePaper, InvoiceStatus } from './invoice-parts.tsx';
import classes from './invoice-table.module.css';

export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <Table.ScrollContainer
      minWidth={620}
      type="native"
      role="region"
      aria-label="Table of invoices"
      tabIndex={0}
    >
      <Table horizontalSpacing="md" className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Date</Table.Th>
            <Table.Th>Number</Table.Th>
            <Table.Th>For</Table.Th>
            <Table.Th ta="right">Amount</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th>Receipt</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {invoices.map((invoice) => (
            <Table.Tr key={invoice.id}>
              <Table.Td className={classes.day}>
                <Day at={invoice.createdAt} />
              </Table.Td>
              <Table.Td className={classes.day}>{invoice.number}</Table.Td>
              <Table.Td className={classes.what}>{invoice.lines[0]?.description}</Table.Td>
              <Table.Td ta="right">{formatDollars(invoice.totalCents)}</Table.Td>
              <Table.Td>
                <InvoiceStatus status={invoice.status} />
              </Table.Td>
              <Table.Td className={classes.day}>
                <InvoicePaper invoice={invoice} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
