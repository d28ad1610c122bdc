import { Button, Table } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Button.css';
import { Moment } from '../../ui/moment.tsx';
import { type FailedJob, useRetryJob } from './failed-jobs-query.ts';
import classes from './failed-jobs-table.module.css';

export function FailedJobsTable({ jobs }: { jobs: FailedJob[] }) {
  const retry = useRetryJob();
  return (
    <Table.ScrollContainer
      minWidth={560}
      type="native"
      role="region"
      aria-label="Table of failed jobs"
      tabIndex={0}
    >
      <Table horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Queue</Table.Th>
            <Table.Th>Reason</Table.Th>
            <Table.Th ta="right">Tries</Table.Th>
            <Table.Th>Failed</Table.Th>
            <Table.Th aria-label="Actions" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {jobs.map((job) => (
            <Table.Tr key={job.id}>
              <Table.Td className={classes.queue}>{job.queue}</Table.Td>
              <Table.Td className={classes.reason}>{job.reason}</Table.Td>
              <Table.Td ta="right">{job.attempts}</Table.Td>
              <Table.Td>
                <Moment at={job.failedAt} />
              </Table.Td>
              <Table.Td ta="right">
                <Button
                  variant="default"
                  size="xs"
                  loading={retry.isPending && retry.variables.id === job.id}
                  onClick={() => retry.mutate(job)}
                  aria-label={`Retry ${job.queue}`}
                >
                  Retry
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
