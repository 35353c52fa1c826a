import type { SiteLanguage } from '../i18n/language.ts';

export interface RouteHead {
  title: string;
  description?: string;
}

/** Titles and descriptions by a route's `titleKey`; the API puts the same into the page's head. */
const ROUTE_HEADS = {
  pl: {
    home: {
      title: 'Kreator CV',
      description:
        'Wybierz szablon, wpisz swoje doświadczenie i od razu zobacz gotowe strony A4. Pobierz CV jako PDF, który wygląda dokładnie tak jak podgląd.',
    },
    editor: { title: 'Kreator CV' },
    pricing: { title: 'Cennik' },
    payment: { title: 'Płatność' },
    thankYou: { title: 'Dziękujemy za płatność' },
    download: { title: 'Pobierz CV' },
    preview: { title: 'Podgląd CV' },
    myDocuments: { title: 'Moje dokumenty' },
    login: { title: 'Logowanie', description: 'Zaloguj się, aby wrócić do swoich CV i pobrać je jako PDF.' },
    register: { title: 'Rejestracja', description: 'Załóż konto, aby zachować swoje CV i pobrać je jako PDF.' },
    logout: { title: 'Wylogowanie' },
    notFound: { title: '404 Error' },
  },
  en: {
    home: {
      title: 'CV builder',
      description:
        'Pick a template, type your experience and see finished A4 pages at once. Download your CV as a PDF that looks exactly like the preview.',
    },
    editor: { title: 'CV builder' },
    pricing: { title: 'Pricing' },
    payment: { title: 'Payment' },
    thankYou: { title: 'Thank you for your payment' },
    download: { title: 'Download CV' },
    preview: { title: 'CV preview' },
    myDocuments: { title: 'My documents' },
    login: { title: 'Log in', description: 'Log in to return to your CVs and download them as PDF.' },
    register: { title: 'Registration', description: 'Create an account to keep your CVs and download them as PDF.' },
    logout: { title: 'Log out' },
    notFound: { title: '404 Error' },
  },
} as const satisfies Record<SiteLanguage, Record<string, RouteHead>>;

export type TitleKey = keyof (typeof ROUTE_HEADS)['pl'];

export function headOf(titleKey: TitleKey, language: SiteLanguage): RouteHead {
  return ROUTE_HEADS[language][titleKey];
}
