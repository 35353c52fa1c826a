import type { SiteLanguage } from '@kreda/site/languages';
import { type RouteName, routeOf } from '@kreda/site/routes';
import type { ComponentType } from 'react';
import { LEGAL_TEXTS } from '../features/legal/load-texts.ts';
import { type Chunk, chunk } from '../lib/loadable.ts';

/** A page, loaded when it is first visited. */
interface Page {
  component: Chunk<ComponentType>;
  /** Legal texts that only this page shows, by language. */
  texts?: Readonly<Record<SiteLanguage, Chunk<unknown>>>;
}

const page = (source: string, load: () => Promise<ComponentType>): Page => ({ component: chunk(source, load) });
const legalPage = (source: string, load: () => Promise<ComponentType>): Page => ({
  ...page(source, load),
  texts: LEGAL_TEXTS,
});

const thankYou = page(
  'features/download/thank-you-page.tsx',
  async () => (await import('../features/download/thank-you-page.tsx')).ThankYouPage,
);
/** All steps share one editor component, so that it stays mounted when the step changes. */
const editor = page(
  'features/resume/editor/editor-page.tsx',
  async () => (await import('../features/resume/editor/editor-page.tsx')).EditorPage,
);

/** The pages by route. Routes with the same page share one object, so that the page stays mounted when the address changes. */
const PAGES: Partial<Record<RouteName, Page>> = {
  'cv-pick-template': page(
    'features/home/home-page.tsx',
    async () => (await import('../features/home/home-page.tsx')).HomePage,
  ),
  'cv-pricing': page(
    'features/billing/pricing-page.tsx',
    async () => (await import('../features/billing/pricing-page.tsx')).PricingPage,
  ),
  'stripe-payment': page(
    'features/billing/payment-page.tsx',
    async () => (await import('../features/billing/payment-page.tsx')).PaymentPage,
  ),
  'thank-you': thankYou,
  'thank-you-for-payment': thankYou,
  end: page(
    'features/download/download-page.tsx',
    async () => (await import('../features/download/download-page.tsx')).DownloadPage,
  ),
  preview: page(
    'features/resume/preview/preview-page.tsx',
    async () => (await import('../features/resume/preview/preview-page.tsx')).PreviewPage,
  ),
  letter: page(
    'features/letter/editor/letter-page.tsx',
    async () => (await import('../features/letter/editor/letter-page.tsx')).LetterPage,
  ),
  'my-documents': page(
    'features/documents/my-documents-page.tsx',
    async () => (await import('../features/documents/my-documents-page.tsx')).MyDocumentsPage,
  ),
  blog: page(
    'features/magazine/magazine-page.tsx',
    async () => (await import('../features/magazine/magazine-page.tsx')).MagazinePage,
  ),
  'blog-item': page(
    'features/magazine/post-page.tsx',
    async () => (await import('../features/magazine/post-page.tsx')).PostPage,
  ),
  'blog-author': page(
    'features/magazine/author-page.tsx',
    async () => (await import('../features/magazine/author-page.tsx')).AuthorPage,
  ),
  'blog-category': page(
    'features/magazine/category-page.tsx',
    async () => (await import('../features/magazine/category-page.tsx')).CategoryPage,
  ),
  'job-offers': page(
    'features/jobs/offers-page.tsx',
    async () => (await import('../features/jobs/offers-page.tsx')).OffersPage,
  ),
  'job-offer': page(
    'features/jobs/offer-page.tsx',
    async () => (await import('../features/jobs/offer-page.tsx')).OfferPage,
  ),
  login: page(
    'features/account/login-page.tsx',
    async () => (await import('../features/account/login-page.tsx')).LoginPage,
  ),
  register: page(
    'features/billing/registration-page.tsx',
    async () => (await import('../features/billing/registration-page.tsx')).RegistrationPage,
  ),
  payment: page(
    'features/billing/payments-page.tsx',
    async () => (await import('../features/billing/payments-page.tsx')).PaymentsPage,
  ),
  withdrawal: page(
    'features/billing/withdrawal/withdrawal-page.tsx',
    async () => (await import('../features/billing/withdrawal/withdrawal-page.tsx')).WithdrawalPage,
  ),
  account: page(
    'features/account/settings/account-page.tsx',
    async () => (await import('../features/account/settings/account-page.tsx')).AccountPage,
  ),
  'remind-password': page(
    'features/account/remind-password-page.tsx',
    async () => (await import('../features/account/remind-password-page.tsx')).RemindPasswordPage,
  ),
  'reset-password': page(
    'features/account/reset-password-page.tsx',
    async () => (await import('../features/account/reset-password-page.tsx')).ResetPasswordPage,
  ),
  'verify-email': page(
    'features/account/verify-email-page.tsx',
    async () => (await import('../features/account/verify-email-page.tsx')).VerifyEmailPage,
  ),
  logout: page(
    'features/account/logout-page.tsx',
    async () => (await import('../features/account/logout-page.tsx')).LogoutPage,
  ),
  terms: legalPage(
    'features/legal/terms-page.tsx',
    async () => (await import('../features/legal/terms-page.tsx')).TermsPage,
  ),
  privacy: legalPage(
    'features/legal/privacy-page.tsx',
    async () => (await import('../features/legal/privacy-page.tsx')).PrivacyPage,
  ),
  cookies: legalPage(
    'features/legal/cookies-page.tsx',
    async () => (await import('../features/legal/cookies-page.tsx')).CookiesPage,
  ),
  contact: legalPage(
    'features/legal/contact-page.tsx',
    async () => (await import('../features/legal/contact-page.tsx')).ContactPage,
  ),
};

/** The page of a route, as a component that is loaded at the first visit. */
export function pageOf(name: RouteName): Chunk<ComponentType> {
  return entryOf(name).component;
}

/** All chunks that a route needs to render without suspending, in a language. */
export function chunksOf(name: RouteName, language: SiteLanguage): Chunk<unknown>[] {
  const { component, texts } = entryOf(name);
  return texts ? [component, texts[language]] : [component];
}

/** Lets pages that could not be loaded be fetched again at the next visit. */
export function forgetFailedPages(): void {
  for (const { component } of [editor, ...Object.values(PAGES)]) component.forgetFailure();
}

function entryOf(name: RouteName): Page {
  const found = routeOf(name).step ? editor : PAGES[name];
  if (!found) throw new RangeError(`The route ${name} has no page`);
  return found;
}
