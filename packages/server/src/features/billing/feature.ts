import type { Feature } from '../../platform/feature.ts';
import { when } from '../../platform/happenings/reaction.ts';
import { deliverEventJob } from '../../platform/payments/local/deliver-event.ts';
import { brandCreated } from '../brands/public.ts';
import { billingDayJob } from './day/run-billing-day.ts';
import { seedBilling } from './demo/seed-billing.ts';
import { billingHandlers } from './handlers.ts';
import { billingHome } from './home/home-part.ts';
import { serveReceipts } from './invoices/serve-receipts.ts';
import { billingMailJob } from './mails/mail-owners.ts';
import { servePaymentWebhook, WEBHOOK_PATH } from './serve-payment-webhook.ts';
import { giveWelcomeCredits } from './sms-bank/give-welcome-credits.ts';
import { refillCreditsJob } from './sms-bank/refill-credits.ts';
import { serveLedgerCsv } from './sms-bank/serve-ledger-csv.ts';

export const billingFeature = {
  handlers: billingHandlers,
  routes(http, services, identify) {
    servePaymentWebhook(http, services);
    serveReceipts(http, services, identify);
    serveLedgerCsv(http, services, identify);
  },
  jobs: (services, http) => [
    billingDayJob(services),
    billingMailJob(services),
    refillCreditsJob(services),
    // The local gateway's events come in by the same door as a real gateway's.
    deliverEventJob(services, { http, path: WEBHOOK_PATH }),
  ],
  reactions: [
    when(brandCreated, (tx, { brandId }, { clock }) =>
      giveWelcomeCredits(tx, brandId, clock.now()),
    ),
  ],
  home: billingHome,
  demo: (services) => (tx, scene) => seedBilling(tx, scene, services),
} satisfies Feature;
