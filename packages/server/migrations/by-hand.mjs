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

  `-- Every process keeps for a moment who is behind a session, and must hear when that changes.
CREATE FUNCTION "tell_caller_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tandem_callers', TG_ARGV[0] || (to_jsonb(coalesce(OLD, NEW)) ->> TG_ARGV[1]));
  RETURN NULL;
END $$;`,
  ...[
    ['session', 'UPDATE OF revoked_at, token_hash', 'user', 'user_id'],
    ['app_user', 'UPDATE OR DELETE', 'user', 'id'],
    ['membership', 'INSERT OR UPDATE OR DELETE', 'user', 'user_id'],
    ['brand', 'UPDATE OF account_name, logo, website OR DELETE', 'brand', 'id'],
  ].map(
    ([table, change, kind, column]) =>
      `CREATE TRIGGER "${table}_tells_callers" AFTER ${change} ON "${table}"
FOR EACH ROW EXECUTE FUNCTION "tell_caller_changed"('${kind} ', '${column}');`,
  ),
];
