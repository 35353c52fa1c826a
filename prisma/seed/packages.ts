import type { PackageTexts } from '../../api/src/billing/catalogue.ts';

/** A package of the catalogue. Money in grosze, gross. */
export interface SeededPackage {
  slug: string;
  kind: 'one-off' | 'recurring';
  days: number;
  grossAmount: number;
  currency: string;
  vatRatePercent: number;
  savingsPercent: number | null;
  isOnSale: boolean;
  isRecommended: boolean;
  position: number;
  texts: PackageTexts;
}

/** The catalogue of a new installation. Packages that renew are not on sale before renewals can be managed on screen. */
export const PACKAGES: readonly SeededPackage[] = [
  {
    slug: 'access-14-days',
    kind: 'one-off',
    days: 14,
    grossAmount: 2_900,
    currency: 'PLN',
    vatRatePercent: 23,
    savingsPercent: null,
    isOnSale: true,
    isRecommended: true,
    position: 1,
    texts: {
      pl: {
        name: 'Dostęp na 14 dni',
        description: 'Płacisz raz. Dostęp kończy się sam po 14 dniach i nic się nie odnawia.',
        features: [
          'Pobieranie wszystkich Twoich CV w PDF bez ograniczeń',
          'Wszystkie szablony, czcionki i kolory',
          'Pobrane CV zostają w Twoich dokumentach na zawsze',
          '14 dni na odstąpienie od umowy',
        ],
      },
      en: {
        name: '14 days of access',
        description: 'You pay once. Access ends by itself after 14 days and nothing renews.',
        features: [
          'Download all your CVs as PDF, as often as you like',
          'All templates, fonts and colours',
          'CVs you downloaded stay in your documents for good',
          '14 days to withdraw from the contract',
        ],
      },
    },
  },
  {
    slug: 'access-90-days',
    kind: 'one-off',
    days: 90,
    grossAmount: 7_900,
    currency: 'PLN',
    vatRatePercent: 23,
    savingsPercent: 57,
    isOnSale: true,
    isRecommended: false,
    position: 2,
    texts: {
      pl: {
        name: 'Dostęp na 90 dni',
        description: 'Płacisz raz, na całe szukanie pracy. Po 90 dniach dostęp kończy się sam, nic się nie odnawia.',
        features: [
          'Wszystko, co w dostępie na 14 dni',
          'Osobne CV pod każde ogłoszenie przez trzy miesiące',
          'Pobrane CV zostają w Twoich dokumentach na zawsze',
        ],
      },
      en: {
        name: '90 days of access',
        description: 'You pay once, for the whole job search. After 90 days access ends by itself; nothing renews.',
        features: [
          'Everything in 14 days of access',
          'A CV of its own for every offer, for three months',
          'CVs you downloaded stay in your documents for good',
        ],
      },
    },
  },
  {
    slug: 'monthly',
    kind: 'recurring',
    days: 30,
    grossAmount: 3_900,
    currency: 'PLN',
    vatRatePercent: 23,
    savingsPercent: null,
    isOnSale: false,
    isRecommended: false,
    position: 3,
    texts: {
      pl: {
        name: 'Miesięczny',
        description: 'Odnawia się co miesiąc, dopóki nie zrezygnujesz na stronie Płatności.',
        features: ['Pobieranie CV bez ograniczeń', 'E-czasopismo+'],
      },
      en: {
        name: 'Monthly',
        description: 'Renews every month until you cancel on the Payments page.',
        features: ['Download CVs as often as you like', 'The magazine'],
      },
    },
  },
  {
    slug: 'yearly',
    kind: 'recurring',
    days: 365,
    grossAmount: 23_900,
    currency: 'PLN',
    vatRatePercent: 23,
    savingsPercent: 48,
    isOnSale: false,
    isRecommended: false,
    position: 4,
    texts: {
      pl: {
        name: 'Roczny',
        description: 'Odnawia się co rok, dopóki nie zrezygnujesz na stronie Płatności.',
        features: ['Pobieranie CV bez ograniczeń', 'E-czasopismo+'],
      },
      en: {
        name: 'Yearly',
        description: 'Renews every year until you cancel on the Payments page.',
        features: ['Download CVs as often as you like', 'The magazine'],
      },
    },
  },
];
