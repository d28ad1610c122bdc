import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Queryable, Transaction } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { refuseForeignMigrations } from './refuse-foreign-migrations.ts';
import { TransactionGuard } from './transaction-guard.ts';

/** The embedded engine of last resort: PostgreSQL compiled to WebAssembly, one connection, in this process. */
export function fromPgliteClient(client: PGlite): Database {
  const guard = new TransactionGuard();
  const root = drizzle(guarded(client, guard), { casing: 'snake_case' });
  return {
    engine: 'pglite',
    description: 'PGlite',
    root: root as unknown as Queryable,
    transaction: (work) =>
      guard.run(() =>
        drizzle(client, { casing: 'snake_case' }).transaction((tx) =>
          work(tx as unknown as Transaction),
        ),
      ),
    async notify(tx, channel, payloads) {
      for (const payload of payloads)
        await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    onWrite: () => {},
    afterCommit: (next) => guard.afterCommit(next),
    // The engine calls back from within the notifying transaction; bound to the subscriber's own
    // context, the callback may query again. Within one process there is no connection to lose.
    listen: (channel, onPayload) => client.listen(channel, AsyncLocalStorage.bind(onPayload)),
    async migrate() {
      await refuseForeignMigrations(root as unknown as Queryable);
      await migrate(root, { migrationsFolder });
    },
    // It runs in this process: it answers if we do.
    answers: async () => true,
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
