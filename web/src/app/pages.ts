import type { ComponentType } from 'react';
import { type RouteName, routeOf } from './routes.ts';

type LoadPage = () => Promise<{ Component: ComponentType }>;

/** The pages by route, each loaded when it is first visited. */
const PAGES: Partial<Record<RouteName, LoadPage>> = {
  'cv-pick-template': async () => ({ Component: (await import('../features/home/home-page.tsx')).HomePage }),
  'cv-pricing': async () => ({ Component: (await import('../features/billing/pricing-page.tsx')).PricingPage }),
  'stripe-payment': async () => ({ Component: (await import('../features/billing/payment-page.tsx')).PaymentPage }),
  'thank-you': async () => ({ Component: (await import('../features/download/thank-you-page.tsx')).ThankYouPage }),
  'thank-you-for-payment': async () => ({
    Component: (await import('../features/download/thank-you-page.tsx')).ThankYouPage,
  }),
  end: async () => ({ Component: (await import('../features/download/download-page.tsx')).DownloadPage }),
  preview: async () => ({ Component: (await import('../features/resume/preview/preview-page.tsx')).PreviewPage }),
  'my-documents': async () => ({
    Component: (await import('../features/documents/my-documents-page.tsx')).MyDocumentsPage,
  }),
  blog: async () => ({ Component: (await import('../features/magazine/magazine-page.tsx')).MagazinePage }),
  'blog-item': async () => ({ Component: (await import('../features/magazine/post-page.tsx')).PostPage }),
  'blog-author': async () => ({ Component: (await import('../features/magazine/author-page.tsx')).AuthorPage }),
  'blog-category': async () => ({ Component: (await import('../features/magazine/category-page.tsx')).CategoryPage }),
  'job-offers': async () => ({ Component: (await import('../features/jobs/offers-page.tsx')).OffersPage }),
  'job-offer': async () => ({ Component: (await import('../features/jobs/offer-page.tsx')).OfferPage }),
  login: async () => ({ Component: (await import('../features/account/login-page.tsx')).LoginPage }),
  register: async () => ({ Component: (await import('../features/account/register-page.tsx')).RegisterPage }),
  payment: async () => ({ Component: (await import('../features/billing/payments-page.tsx')).PaymentsPage }),
  account: async () => ({ Component: (await import('../features/account/settings/account-page.tsx')).AccountPage }),
  'remind-password': async () => ({
    Component: (await import('../features/account/remind-password-page.tsx')).RemindPasswordPage,
  }),
  'reset-password': async () => ({
    Component: (await import('../features/account/reset-password-page.tsx')).ResetPasswordPage,
  }),
  logout: async () => ({ Component: (await import('../features/account/logout-page.tsx')).LogoutPage }),
  terms: async () => ({ Component: (await import('../features/legal/terms-page.tsx')).TermsPage }),
  privacy: async () => ({ Component: (await import('../features/legal/privacy-page.tsx')).PrivacyPage }),
  cookies: async () => ({ Component: (await import('../features/legal/cookies-page.tsx')).CookiesPage }),
  contact: async () => ({ Component: (await import('../features/legal/contact-page.tsx')).ContactPage }),
};

/** Every step of the wizard is the one editor, which stays as it is when the step changes. */
const loadEditor: LoadPage = async () => ({
  Component: (await import('../features/resume/editor/editor-page.tsx')).EditorPage,
});

export function pageOf(name: RouteName): LoadPage {
  const load = routeOf(name).step ? loadEditor : PAGES[name];
  if (!load) throw new RangeError(`The route ${name} has no page`);
  return load;
}
