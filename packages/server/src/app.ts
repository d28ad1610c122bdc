import type { FastifyInstance } from 'fastify';
import { createIdentify, hasDemoPeople } from './features/accounts/public.ts';
import { recordAudit } from './features/admin/public.ts';
import { requirePlan } from './features/billing/public.ts';
import { features } from './features.ts';
import { choosePorts, type Ground } from './platform/choose-ports.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { collectHandlers, type Feature } from './platform/feature.ts';
import { createServer } from './platform/http/create-server.ts';
import { serveApiDocs } from './platform/http/serve-api-docs.ts';
import { serveMetrics } from './platform/http/serve-metrics.ts';
import { serveOperations } from './platform/http/serve-operations.ts';
import { serveWebApp } from './platform/http/serve-web-app.ts';
import { openJobs } from './platform/jobs/open-jobs.ts';
import { countFailedJobs } from './platform/jobs/queries.ts';
import type { Log } from './platform/log/create-log.ts';
import { startRealtime } from './platform/realtime/realtime.ts';
import { openSocketGateway } from './platform/realtime/socket-gateway.ts';
import type { Services } from './platform/services.ts';
import { StartError } from './platform/start-error.ts';
import { platformSweeps } from './platform/sweeping/platform-sweeps.ts';
import { sweepJob } from './platform/sweeping/sweep-job.ts';
import { seedDemo } from './seed-demo.ts';

export interface App {
  http: FastifyInstance;
  services: Services;
  /** Queues the daily work that a process which was down may have missed. */
  catchUp(): Promise<void>;
  /** Finishes what runs, then lets go of everything but the database. */
  stop(): Promise<void>;
}

export interface AppSetup {
  config: Config;
  log: Log;
  db: Database;
  clock?: Clock;
  jobPollingSeconds?: number;
  /** Tests of features answer every request, however busy the machine is. */
  neverRefuses?: boolean;
}

const parts: readonly Feature[] = features;

/** The one composition root: ports, features, routes. Expects a migrated database. */
export async function buildApp(setup: AppSetup): Promise<App> {
  const { config, log, db, clock = systemClock } = setup;
  if (config.nodeEnv === 'production') await refuseDemoPeople(db);
  const realtime = await startRealtime(db, log);
  const jobs = await openJobs({
    db,
    log,
    work: config.role !== 'web',
    ...(setup.jobPollingSeconds ? { pollingSeconds: setup.jobPollingSeconds } : {}),
  });
  const services = await assembleServices({ config, log, clock, db, jobs, realtime });
  // One connection answers one question at a time; a pool takes many more before people wait.
  const limits =
    db.engine === 'pglite' ? { mostUnderWay: 64, readsAllFirst: true } : { mostUnderWay: 1_000 };
  const http = await createServer(config, log, setup.neverRefuses ? undefined : limits);
  await jobs.prepare([
    ...parts.flatMap((feature) => feature.jobs?.(services, http) ?? []),
    sweepJob(services, [...platformSweeps, ...parts.flatMap(({ sweeps }) => sweeps ?? [])]),
  ]);
  if (config.demoData && (await seedDemo(services))) log.info('seeded demo data');

  const identify = await createIdentify(services);
  const { publicUrl } = config;
  const sockets = openSocketGateway(http.server, {
    identify,
    realtime,
    log,
    publicUrl,
    clock,
    onActingSocket: ({ impersonatorId, person }) =>
      recordAudit(db.root, {
        actorId: impersonatorId ?? person.id,
        actingAsId: person.id,
        action: 'socket opened',
        at: clock.now(),
      }),
  });
  serveMetrics(http, config, [
    { name: 'tandem_sockets', help: 'Open /ws2 sockets.', read: () => sockets.count },
    {
      name: 'tandem_jobs_failed',
      help: 'Background jobs that used up their retries.',
      read: () => countFailedJobs(db.root),
    },
  ]);
  serveOperations(http, collectHandlers(features, services), {
    db,
    clock,
    identify,
    sandbox: config.sandbox,
    requirePlan: (question) => requirePlan(db, question),
    onAdminCall: (call) => recordAudit(db.root, call),
  });
  for (const feature of parts) feature.routes?.(http, services, identify);
  serveApiDocs(http, config);
  await serveWebApp(http);
  await http.ready();
  await jobs.startWorking();

  return {
    http,
    services,
    catchUp: jobs.catchUp,
    async stop() {
      await sockets.close();
      await http.close();
      await jobs.stop();
      await realtime.stop();
    },
  };
}

async function assembleServices(ground: Ground): Promise<Services> {
  const reactions = parts.flatMap((feature) => feature.reactions ?? []);
  const services: Services = {
    ...ground,
    ...(await choosePorts(ground)),
    homeParts: parts.flatMap(({ home }) => home ?? []),
    async happened(tx, { name }, facts) {
      for (const { to, react } of reactions) if (to === name) await react(tx, facts, services);
    },
    async filesInUse(from, addresses) {
      const named = new Set<string>();
      if (addresses.length === 0) return named;
      for (const feature of parts) {
        for (const address of (await feature.namedFiles?.(from, addresses)) ?? [])
          named.add(address);
      }
      return named;
    },
  };
  return services;
}

async function refuseDemoPeople(db: Database): Promise<void> {
  if (!(await hasDemoPeople(db.root))) return;
  throw new StartError(
    'This database holds the demo accounts, whose password everybody knows: use another DATA_DIR or DATABASE_URL for production.',
  );
}
