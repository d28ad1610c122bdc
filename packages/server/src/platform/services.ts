import type { Captcha } from './captcha/captcha.ts';
import type { CaptchaPasses } from './captcha/captcha-passes.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/start-jobs.ts';
import type { Log } from './log/create-log.ts';
import type { MailPort } from './mail/mail.ts';
import type { Payments } from './payments/payments.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { SmsCarrier } from './sms-carrier/sms-carrier.ts';
import type { Storage } from './storage/storage.ts';
import type { SupportDesk } from './support-desk/support-desk.ts';

/** The ports, as features receive them. Put together in app.ts and nowhere else. */
export interface Services {
  config: Config;
  log: Log;
  clock: Clock;
  db: Database;
  jobs: Jobs;
  realtime: Realtime;
  mail: MailPort;
  smsCarrier: SmsCarrier;
  payments: Payments;
  storage: Storage;
  captcha: Captcha;
  captchaPasses: CaptchaPasses;
  supportDesk: SupportDesk;
}
