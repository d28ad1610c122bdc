import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildApp } from '../app.ts';
import type { Database } from '../platform/db/database.ts';
import { fromPgliteClient } from '../platform/db/open-pglite.ts';
import { openPostgres } from '../platform/db/open-postgres.ts';
import { startPostgresCluster } from './postgres-cluster.ts';
import { silentLog, testConfig } from './test-config.ts';

/** Where a test file finds the template it clones; handed from this set-up to the test workers. */
export type DatabaseTemplate =
  | { engine: 'pglite'; dump: string }
  | { engine: 'postgres'; adminUrl: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** Runs once before the server tests: migrates one database that every test file then clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.config.env.TEST_DATABASE === 'pglite' ? onPglite(project) : onPostgres(project);
}

async function onPglite(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-template-'));
  const client = await PGlite.create();
  await prepare(fromPgliteClient(client));
  const dump = join(folder, 'template.tar');
  writeFileSync(dump, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  project.provide('databaseTemplate', { engine: 'pglite', dump });
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function onPostgres(project: TestProject) {
  const cluster = await startPostgresCluster();
  const adminUrl = cluster.urlOf('postgres');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('create database tandem_template');
  await admin.end();
  const db = await openPostgres({
    connectionString: cluster.urlOf('tandem_template'),
    poolSize: 4,
    log: silentLog,
  });
  await prepare(db);
  await db.close();
  project.provide('databaseTemplate', {
    engine: 'postgres',
    adminUrl,
    template: 'tandem_template',
  });
  return () => cluster.stop();
}

/** Migrations, and one start of the app so that the job queues' tables are part of the template. */
async function prepare(db: Database): Promise<void> {
  await db.migrate();
  const app = await buildApp({ config: testConfig({ DEMO_DATA: 'false' }), log: silentLog, db });
  await app.stop();
}
