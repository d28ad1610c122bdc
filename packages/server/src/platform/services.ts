import type { Captcha } from './captcha/captcha.ts';
import type { CaptchaPasses } from './captcha/captcha-passes.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Database, Queryable } from './db/database.ts';
import type { Happened } from './happenings/happening.ts';
import type { HomePart } from './home/home-part.ts';
import type { Jobs } from './jobs/open-jobs.ts';
import type { Log } from './log/create-log.ts';
import type { MailPort } from './mail/mail.ts';
import type { Payments } from './payments/payments.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { SmsCarrier } from './sms-carrier/sms-carrier.ts';
import type { Storage } from './storage/storage.ts';
import type { SupportDesk } from './support-desk/support-desk.ts';

/** What features receive: the frame and the ports. Put together in app.ts and nowhere else. */
export interface Services extends Ports {
  config: Config;
  log: Log;
  clock: Clock;
  db: Database;
  jobs: Jobs;
  realtime: Realtime;
  happened: Happened;
  /** Which of these addresses of uploaded files some row of some feature names. */
  filesInUse(db: Queryable, addresses: string[]): Promise<Set<string>>;
  /** What features tell on home, in their order. */
  homeParts: readonly HomePart[];
}

/** Doors to the outside world; choose-ports.ts decides what stands behind each. */
export interface Ports {
  secrets: Secrets;
  mail: MailPort;
  smsCarrier: SmsCarrier;
  payments: Payments;
  storage: Storage;
  captcha: Captcha;
  captchaPasses: CaptchaPasses;
  supportDesk: SupportDesk;
}
