import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { fromPgliteClient } from '../platform/db/open-pglite.ts';
import { openPostgres } from '../platform/db/open-postgres.ts';
import { silentLog } from './test-config.ts';

/** A fresh clone of the migrated template, on whichever engine this run tests. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.engine === 'pglite') {
    const loadDataDir = new Blob([readFileSync(template.dump)]);
    return fromPgliteClient(await PGlite.create({ loadDataDir }));
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(template.adminUrl, `create database ${name} template ${template.template}`);
  const url = new URL(template.adminUrl);
  url.pathname = `/${name}`;
  const db = await openPostgres({ connectionString: url.href, poolSize: 5, log: silentLog });
  return {
    ...db,
    async close() {
      await db.close();
      await asAdmin(template.adminUrl, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
