import { DAY_MS, HOUR_MS } from '@tandem/domain/time/durations';
import type { FastifyInstance } from 'fastify';
import { accountsHandlers } from './features/accounts/handlers.ts';
import {
  createIdentify,
  hasDemoPeople,
  mailLinkJobs,
  sweepFailures,
  sweepSessions,
  sweepTokens,
} from './features/accounts/public.ts';
import { adminHandlers } from './features/admin/handlers.ts';
import { recordAudit } from './features/admin/public.ts';
import { uploadsHandlers } from './features/assets/handlers.ts';
import { serveFiles } from './features/assets/serve-files.ts';
import { billingHandlers } from './features/billing/handlers.ts';
import { serveReceipts } from './features/billing/invoices/serve-receipts.ts';
import {
  billingDayJob,
  billingMailJob,
  refillCreditsJob,
  requirePlan,
} from './features/billing/public.ts';
import { servePaymentWebhook, WEBHOOK_PATH } from './features/billing/serve-payment-webhook.ts';
import { brandsHandlers } from './features/brands/handlers.ts';
import { teamHandlers } from './features/brands/team/handlers.ts';
import { mailInviteJob } from './features/brands/team/mail-invite.ts';
import { conversationsHandlers } from './features/conversations/handlers.ts';
import { welcomeBrandJob } from './features/conversations/public.ts';
import { seedDemo } from './features/demo/seed-demo.ts';
import { serveFormScript } from './features/form-runtime/serve-form-script.ts';
import { healthHandlers } from './features/health/handlers.ts';
import { metricsHandlers } from './features/metrics/handlers.ts';
import { METRICS_DAY, metricsDayJob } from './features/metrics/public.ts';
import { notificationsHandlers } from './features/notifications/handlers.ts';
import {
  digestJobs,
  serveOneClick,
  sweepNotificationsJob,
} from './features/notifications/public.ts';
import { partnershipsHandlers } from './features/partnerships/answer-invite.ts';
import { sandboxHandlers } from './features/sandbox/handlers.ts';
import { supportHandlers } from './features/support/handlers.ts';
import { handOverTicketJob } from './features/support/public.ts';
import { captchaPasses } from './platform/captcha/captcha-passes.ts';
import { proofOfWork } from './platform/captcha/proof-of-work.ts';
import { sweepChallenges } from './platform/captcha/queries.ts';
import { recaptcha } from './platform/captcha/recaptcha.ts';
import { type Clock, systemClock } from './platform/clock/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { createServer } from './platform/http/create-server.ts';
import { serveApiDocs } from './platform/http/serve-api-docs.ts';
import { serveMetrics } from './platform/http/serve-metrics.ts';
import { serveOperations } from './platform/http/serve-operations.ts';
import { serveWebApp } from './platform/http/serve-web-app.ts';
import type { JobDefinition } from './platform/jobs/job-definition.ts';
import { countFailedJobs } from './platform/jobs/queries.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import type { Log } from './platform/log/create-log.ts';
import type { MailPort } from './platform/mail/mail.ts';
import { sandboxMailbox } from './platform/mail/sandbox-mailbox.ts';
import { smtpMail } from './platform/mail/smtp-mail.ts';
import {
  DELIVER_EVENT,
  deliverEventJob,
  type PostEvent,
} from './platform/payments/local/deliver-event.ts';
import { localGateway } from './platform/payments/local/local-gateway.ts';
import { stripeGateway } from './platform/payments/stripe/stripe-gateway.ts';
import { sweepRateLimits } from './platform/rate-limits/queries.ts';
import { sweepPayloads } from './platform/realtime/queries.ts';
import { startRealtime } from './platform/realtime/realtime.ts';
import { openSocketGateway } from './platform/realtime/socket-gateway.ts';
import { loadSecret } from './platform/secrets/queries.ts';
import type { Services } from './platform/services.ts';
import { localCarrier } from './platform/sms-carrier/local-carrier.ts';
import { StartError } from './platform/start-error.ts';
import { fileStorage } from './platform/storage/file-storage.ts';
import { embeddedDesk } from './platform/support-desk/embedded-desk.ts';
import { zendeskDesk } from './platform/support-desk/zendesk/zendesk-desk.ts';

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
}

/** The one composition root: ports, features, routes. Expects a migrated database. */
export async function buildApp(setup: AppSetup): Promise<App> {
  const { config, log, db, clock = systemClock } = setup;
  if (config.nodeEnv === 'production' && (await hasDemoPeople(db.root))) {
    throw new StartError(
      'This database holds the demo accounts, whose password everybody knows: use another DATA_DIR or DATABASE_URL for production.',
    );
  }
  const realtime = await startRealtime(db, log);
  const ports = { db, clock, realtime };
  const mail = chooseMail(config, ports, log);
  const http = await createServer(config, log);
  // Jobs left from before may run while this start is still under way; those that need the whole
  // product wait for it.
  const started = Promise.withResolvers<Services>();
  // The local gateway's events come in by the same door as a real gateway's.
  const postToOurselves: PostEvent = async (body, headers) => {
    await started.promise;
    const type = { 'content-type': 'application/json' };
    const request = { url: WEBHOOK_PATH, payload: body, headers: { ...headers, ...type } };
    return (await http.inject({ method: 'POST', ...request })).statusCode;
  };
  const local = localGateway({
    ...ports,
    publicUrl: config.publicUrl,
    secret: await loadSecret(db.root, 'payment-events'),
    onEvent: (tx, eventId) => jobs.enqueue(tx, DELIVER_EVENT, { eventId }),
  });
  const payments = config.stripe ? stripeGateway(config.stripe, clock) : local;
  if (!config.stripe && !config.sandbox) log.warn('STRIPE_SECRET_KEY is not set: nobody can pay');
  const unsubscribeKey = await loadSecret(db.root, 'unsubscribe');
  const jobs = await startJobs({
    db,
    log,
    definitions: [
      ...jobDefinitions({ db, clock, mail, config }),
      deliverEventJob(local.local, postToOurselves),
      billingMailJob({ db, clock, mail, config }),
      billingDayJob(started.promise),
      refillCreditsJob(started.promise),
      handOverTicketJob(started.promise),
      welcomeBrandJob(started.promise),
      ...digestJobs(started.promise, unsubscribeKey),
    ],
    work: config.role !== 'web',
    ...(setup.jobPollingSeconds ? { pollingSeconds: setup.jobPollingSeconds } : {}),
  });
  const captchaKey = await loadSecret(db.root, 'captcha');
  const services: Services = {
    config,
    log,
    clock,
    db,
    jobs,
    realtime,
    mail,
    smsCarrier: localCarrier(ports),
    payments,
    storage: fileStorage(config.dataDir),
    captcha: config.recaptcha
      ? recaptcha(config.recaptcha, { hostname: new URL(config.publicUrl).hostname, log })
      : proofOfWork({ db, clock, key: captchaKey }),
    captchaPasses: captchaPasses({ clock, key: captchaKey }),
    supportDesk: config.zendesk ? zendeskDesk(config.zendesk) : embeddedDesk(),
  };
  if (config.demoData && (await seedDemo(services))) log.info('seeded demo data');
  const identify = createIdentify({ db, clock, config });
  const sockets = openSocketGateway(http.server, {
    identify,
    realtime,
    log,
    publicUrl: config.publicUrl,
  });

  serveMetrics(http, config, [
    { name: 'tandem_sockets', help: 'Open /ws2 sockets.', read: () => sockets.count },
    {
      name: 'tandem_jobs_failed',
      help: 'Background jobs that used up their retries.',
      read: () => countFailedJobs(db.root),
    },
  ]);
  serveOperations(
    http,
    {
      ...accountsHandlers(services),
      ...brandsHandlers(services),
      ...billingHandlers(services),
      ...uploadsHandlers(services),
      ...teamHandlers(services),
      ...supportHandlers(services),
      ...conversationsHandlers(services),
      ...partnershipsHandlers(services),
      ...notificationsHandlers(services, unsubscribeKey),
      ...adminHandlers(services),
      ...metricsHandlers(services),
      ...healthHandlers(services),
      ...sandboxHandlers(services),
    },
    {
      db,
      clock,
      identify,
      sandbox: config.sandbox,
      requirePlan: (question) => requirePlan(db, question),
      onImpersonatedCall: (call) => recordAudit(db.root, call),
    },
  );
  serveApiDocs(http, config);
  serveFormScript(http);
  serveFiles(http, services);
  servePaymentWebhook(http, services);
  serveReceipts(http, services, identify);
  serveOneClick(http, services, unsubscribeKey);
  await serveWebApp(http);
  started.resolve(services);

  return {
    http,
    services,
    async catchUp() {
      if (config.role === 'web') return;
      await db.transaction((tx) => jobs.enqueue(tx, METRICS_DAY, {}));
    },
    async stop() {
      await sockets.close();
      await http.close();
      await jobs.stop();
      await realtime.stop();
    },
  };
}

function chooseMail(config: Config, ports: Parameters<typeof sandboxMailbox>[0], log: Log) {
  if (config.smtpUrl) return smtpMail({ url: config.smtpUrl, from: config.mailFrom });
  if (!config.sandbox) log.warn('SMTP_URL is not set: mails are stored, but nobody receives them');
  return sandboxMailbox(ports);
}

interface JobDeps {
  db: Database;
  clock: Clock;
  mail: MailPort;
  config: Config;
}

function jobDefinitions(deps: JobDeps): JobDefinition<never>[] {
  const { db, clock } = deps;
  return [
    ...mailLinkJobs(deps),
    mailInviteJob(deps),
    sweepNotificationsJob(deps),
    metricsDayJob(deps),
    {
      name: 'sweep',
      cron: '*/15 * * * *',
      async handle() {
        const now = clock.now().getTime();
        await sweepSessions(db.root, new Date(now - DAY_MS));
        await sweepFailures(db.root, new Date(now - DAY_MS));
        await sweepTokens(db.root, new Date(now - DAY_MS));
        await sweepRateLimits(db.root, new Date(now - DAY_MS));
        await sweepPayloads(db.root, new Date(now - HOUR_MS));
        await sweepChallenges(db.root, new Date(now - HOUR_MS));
      },
    },
  ];
}
