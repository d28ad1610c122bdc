import { captchaPasses } from './captcha/captcha-passes.ts';
import { proofOfWork } from './captcha/proof-of-work.ts';
import { recaptcha } from './captcha/recaptcha.ts';
import { sandboxMailbox } from './mail/sandbox-mailbox.ts';
import { smtpMail } from './mail/smtp-mail.ts';
import { DELIVER_EVENT } from './payments/local/deliver-event.ts';
import { localGateway } from './payments/local/local-gateway.ts';
import { stripeGateway } from './payments/stripe/stripe-gateway.ts';
import { loadSecrets } from './secrets/secrets.ts';
import type { Ports, Services } from './services.ts';
import { localCarrier } from './sms-carrier/local-carrier.ts';
import { fileStorage } from './storage/file-storage.ts';
import { s3Storage } from './storage/s3/s3-storage.ts';
import { embeddedDesk } from './support-desk/embedded-desk.ts';
import { zendeskDesk } from './support-desk/zendesk/zendesk-desk.ts';

/** The parts of the frame that ports are built on. */
export type Ground = Pick<Services, 'config' | 'log' | 'clock' | 'db' | 'jobs' | 'realtime'>;

/** What stands behind each port: the real thing where it is configured, else the embedded one. */
export async function choosePorts(ground: Ground): Promise<Ports> {
  const { config, log, clock, db } = ground;
  const secrets = await loadSecrets(db.root);
  return {
    secrets,
    mail: chooseMail(ground),
    smsCarrier: localCarrier(ground),
    payments: choosePayments(ground, secrets.paymentEvents),
    storage: config.s3
      ? s3Storage(config.s3, { now: () => clock.now() })
      : fileStorage(config.dataDir),
    captcha: config.recaptcha
      ? recaptcha(config.recaptcha, { hostname: new URL(config.publicUrl).hostname, log })
      : proofOfWork({ db, clock, key: secrets.captcha }),
    captchaPasses: captchaPasses({ clock, key: secrets.captcha }),
    supportDesk: config.zendesk ? zendeskDesk(config.zendesk) : embeddedDesk(),
  };
}

function chooseMail(ground: Ground) {
  const { config, log } = ground;
  if (config.smtpUrl) return smtpMail({ url: config.smtpUrl, from: config.mailFrom });
  if (!config.sandbox) log.warn('SMTP_URL is not set: mails are stored, but nobody receives them');
  return sandboxMailbox(ground);
}

function choosePayments({ config, log, clock, db, jobs, realtime }: Ground, secret: string) {
  if (config.stripe) return stripeGateway(config.stripe, clock);
  if (!config.sandbox) log.warn('STRIPE_SECRET_KEY is not set: nobody can pay');
  return localGateway({
    db,
    clock,
    realtime,
    publicUrl: config.publicUrl,
    secret,
    onEvent: (tx, eventId) => jobs.enqueue(tx, DELIVER_EVENT, { eventId }),
  });
}
