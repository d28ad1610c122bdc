/**
 * What the schema files cannot say. `npm run migration:baseline` builds it into 0000_baseline.sql,
 * so that generating the baseline again loses none of it.
 */

/** Statements before the first table, such as extensions that an index needs. */
export const before = [];

/** Tables that are split up, and by what. Their partitions are made below or by a job. */
export const partitionedBy = {
  metrics_event: 'RANGE ("received_at")',
};

/** Statements after the last index: partitions, triggers, functions. */
export const after = [
  `-- Catches what no day's partition was made for, so that nothing is refused.
CREATE TABLE "metrics_event_other" PARTITION OF "metrics_event" DEFAULT;`,
];
