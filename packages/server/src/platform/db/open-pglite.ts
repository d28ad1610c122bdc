import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Queryable, Transaction } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { TransactionGuard } from './transaction-guard.ts';

export interface PgliteSource {
  /** Folder to keep the data in; leave out for a database in memory. */
  dataDir?: string;
  /** A dump to start from (tests clone a migrated template this way). */
  loadDataDir?: Blob;
}

/** Opens the embedded engine: PostgreSQL compiled to WebAssembly, one connection, in this process. */
export async function openPglite(source: PgliteSource): Promise<Database> {
  const folder = source.dataDir && (await prepareFolder(source.dataDir));
  const client = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(source.loadDataDir ? { loadDataDir: source.loadDataDir } : {}),
  });
  return fromPgliteClient(client);
}

/**
 * The engine cannot open a folder whose creation was cut off (Ctrl-C during the first start), so
 * the files are created under another name and appear whole or not at all.
 */
async function prepareFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const folder = join(dataDir, 'db');
  if (existsSync(folder)) return folder;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: draft })).close();
  await rename(draft, folder);
  return folder;
}

export function fromPgliteClient(client: PGlite): Database {
  const guard = new TransactionGuard();
  const root = drizzle(guarded(client, guard), { casing: 'snake_case' });
  return {
    engine: 'pglite',
    root: root as unknown as Queryable,
    transaction: (work) =>
      guard.run(() =>
        drizzle(client, { casing: 'snake_case' }).transaction((tx) =>
          work(tx as unknown as Transaction),
        ),
      ),
    afterCommit: (next) => guard.afterCommit(next),
    // The engine calls back from within the notifying transaction; bound to the subscriber's own
    // context, the callback may query again. Within one process there is no connection to lose.
    listen: (channel, onPayload) => client.listen(channel, AsyncLocalStorage.bind(onPayload)),
    migrate: () => migrate(root, { migrationsFolder }),
    jobBackend: { kind: 'pglite', client },
    close: () => client.close(),
  };
}

/** The same client, except that plain queries check that no transaction is open around them. */
function guarded(client: PGlite, guard: TransactionGuard): PGlite {
  return new Proxy(client, {
    get(target, property) {
      const value = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      if (property !== 'query' && property !== 'transaction') return value.bind(target);
      return (...args: unknown[]) => {
        guard.assertOutside('a statement');
        return value.apply(target, args);
      };
    },
  });
}
