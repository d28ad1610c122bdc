import pg from 'pg';
import type { PostgresCluster } from '../packages/server/src/testing/postgres-cluster.ts';

/** Makes an empty database and returns its address. */
export async function createDatabase(cluster: PostgresCluster, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  await client.connect();
  await client.query(`create database ${pg.escapeIdentifier(name)}`);
  await client.end();
  return cluster.urlOf(name);
}
