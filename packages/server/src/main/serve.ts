import { ConfigError, readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log/create-log.ts';
import { StartError } from '../platform/start-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** What is open so far, the newest first: this is the order in which it is closed. */
const open: (() => Promise<void>)[] = [];

async function closeAll(): Promise<void> {
  for (const close of open.splice(0)) await close();
}

/** Starts one process of the product, in the role the configuration gives it. */
async function serve(): Promise<void> {
  const config = readConfig();
  const log = createLog(config);
  // Most of the program is not needed to say that a setting is bad. It is loaded before the database
  // is opened: loading holds up everything else, and a connection that is being made would time out.
  const { buildApp } = await import('../app.ts');
  const db = await openDatabase(config, log);
  open.unshift(() => db.close());
  await db.migrate();
  const app = await buildApp({ config, log, db });
  open.unshift(() => app.stop());
  await app.catchUp();
  if (config.role !== 'worker') await listen(app.http, config.port, config.host);
  const { role, publicUrl, sandbox, demoData } = config;
  process.send?.({ ready: true, role, publicUrl, sandbox, demoData, database: db.description });
  log.info({ database: db.description }, 'serving');
}

async function listen(
  http: { listen(options: { port: number; host: string }): Promise<string> },
  port: number,
  host: string,
): Promise<void> {
  await http.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} on ${host} is already taken: stop what uses it, or start with another PORT.`,
      );
    }
    if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL') {
      throw new StartError(
        `Cannot listen on ${host}:${port} (${error.code}): choose another HOST or PORT.`,
      );
    }
    throw error;
  });
}

stopOnSignal(closeAll);
serve().catch(async (error) => {
  const known = error instanceof StartError || error instanceof ConfigError;
  console.error(known ? error.message : error);
  await closeAll().catch(() => {});
  process.exit(1);
});
