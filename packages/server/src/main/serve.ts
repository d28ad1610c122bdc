import { buildApp } from '../app.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log/create-log.ts';
import { StartError } from '../platform/start-error.ts';

/** Starts one process of the product, in the role the configuration gives it. */
async function serve(): Promise<void> {
  const config = readConfig();
  const log = createLog(config);
  const db = await openDatabase(config, log);
  try {
    await db.migrate();
    const app = await buildApp({ config, log, db });
    await app.catchUp();
    if (config.role !== 'worker') await listen(app.http, config.port, config.host);
    stopOnSignal(async () => {
      await app.stop();
      await db.close();
    });
    const { role, publicUrl, sandbox, demoData } = config;
    process.send?.({ ready: true, role, publicUrl, sandbox, demoData, database: db.description });
    log.info({ database: db.description }, 'serving');
  } catch (error) {
    await db.close().catch(() => {});
    throw error;
  }
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

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // A closed terminal.
  process.on('SIGHUP', onSignal);
  // A parent that was killed cannot pass a signal on; without this we would hold the data forever.
  process.on('disconnect', onSignal);
}

serve().catch((error) => {
  const known = error instanceof StartError || error instanceof ConfigError;
  console.error(known ? error.message : error);
  process.exit(1);
});
