import type { ComponentType } from 'react';
import type { RouteName } from './routes.ts';

type LoadPage = () => Promise<{ Component: ComponentType }>;

/** The page of each route, loaded when it is first visited. */
export const PAGES: Partial<Record<RouteName, LoadPage>> = {
  'cv-pick-template': async () => ({ Component: (await import('./pages/home-page.tsx')).HomePage }),
  'cv-pricing': async () => ({ Component: (await import('../features/billing/pricing-page.tsx')).PricingPage }),
  'stripe-payment': async () => ({ Component: (await import('../features/billing/payment-page.tsx')).PaymentPage }),
  'thank-you': async () => ({ Component: (await import('../features/download/thank-you-page.tsx')).ThankYouPage }),
  end: async () => ({ Component: (await import('../features/download/download-page.tsx')).DownloadPage }),
  'my-documents': async () => ({
    Component: (await import('../features/documents/my-documents-page.tsx')).MyDocumentsPage,
  }),
  login: async () => ({ Component: (await import('../features/account/login-page.tsx')).LoginPage }),
  register: async () => ({ Component: (await import('../features/account/register-page.tsx')).RegisterPage }),
  logout: async () => ({ Component: (await import('../features/account/logout-page.tsx')).LogoutPage }),
};
