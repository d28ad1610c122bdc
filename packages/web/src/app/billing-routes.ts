import { type RouteObject, redirect } from 'react-router';
import { lazyPage } from './lazy-page.ts';

/** The prices, for anybody. */
export function pricingRoute(): RouteObject {
  return {
    path: 'pricing',
    handle: { title: 'Pricing' },
    lazy: lazyPage(() => import('./plan-pages.tsx'), 'PlansForAnybody'),
  };
}

export function billingRoutes(): RouteObject[] {
  return [
    {
      path: 'upgrade-plan',
      handle: { title: 'Plans' },
      lazy: lazyPage(() => import('./plan-pages.tsx'), 'PlansForTheBrand'),
    },
    // Where the payment provider's page for cards sends people back to.
    { path: 'payment-methods', loader: () => redirect('/profile/brand/payment-methods') },
    {
      path: 'missing-payment',
      handle: { title: 'Payment needed' },
      lazy: lazyPage(
        () => import('../features/billing/dunning/missing-payment-page.tsx'),
        'MissingPaymentPage',
      ),
    },
    {
      path: 'manage-sms-marketing',
      handle: { title: 'SMS marketing' },
      lazy: lazyPage(
        () => import('../features/billing/sms-credits/manage-sms-page.tsx'),
        'ManageSmsPage',
      ),
    },
  ];
}

/**
 * The bank of the local gateway. Outside of the paywall, which would send a brand that owes money
 * away from the very page where it confirms the payment.
 */
export function bankRoute(): RouteObject {
  return {
    path: 'confirm-payment/:invoiceId',
    handle: { title: 'Confirm your payment' },
    lazy: lazyPage(
      () => import('../features/billing/dunning/confirm-payment-page.tsx'),
      'ConfirmPaymentPage',
    ),
  };
}
