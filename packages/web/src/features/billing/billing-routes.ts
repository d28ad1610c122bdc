import { redirect } from 'react-router';
import type { FeatureRoutes } from '../../lib/frame/feature-routes.ts';
import { lazyPage } from '../../lib/frame/lazy-page.ts';

export function billingRoutes(): FeatureRoutes {
  return {
    standalone: [
      {
        path: 'pricing',
        handle: { title: 'Pricing' },
        lazy: lazyPage(() => import('./pricing/pricing-page.tsx'), 'PricingPage'),
      },
    ],
    // The paywall would send a brand that owes money away from the very page where it confirms the
    // payment at the local gateway's bank.
    unpaid: [
      {
        path: 'confirm-payment/:invoiceId',
        handle: { title: 'Confirm your payment' },
        lazy: lazyPage(() => import('./dunning/confirm-payment-page.tsx'), 'ConfirmPaymentPage'),
      },
    ],
    gated: [
      {
        path: 'upgrade-plan',
        handle: { title: 'Plans' },
        lazy: lazyPage(() => import('./upgrade/upgrade-plan-page.tsx'), 'UpgradePlanPage'),
      },
      // Where the payment provider's page for cards sends people back to.
      { path: 'payment-methods', loader: () => redirect('/profile/brand/payment-methods') },
      {
        path: 'missing-payment',
        handle: { title: 'Payment needed' },
        lazy: lazyPage(() => import('./dunning/missing-payment-page.tsx'), 'MissingPaymentPage'),
      },
      {
        path: 'manage-sms-marketing',
        handle: { title: 'Plan and credits' },
        lazy: lazyPage(() => import('./sms-credits/manage-sms-page.tsx'), 'ManageSmsPage'),
      },
      {
        path: 'manage-sms-marketing/ledger',
        handle: { title: 'Credit history' },
        lazy: lazyPage(() => import('./sms-credits/ledger-page.tsx'), 'LedgerPage'),
      },
    ],
    admin: [
      {
        path: 'terms',
        handle: { title: 'Trials and terms' },
        lazy: lazyPage(() => import('./terms/brand-terms-page.tsx'), 'BrandTermsPage'),
      },
    ],
    settings: [
      {
        path: 'brand/payment-methods',
        handle: { title: 'Plan and payment' },
        lazy: lazyPage(() => import('./account/payment-methods-page.tsx'), 'PaymentMethodsPage'),
      },
    ],
  };
}
