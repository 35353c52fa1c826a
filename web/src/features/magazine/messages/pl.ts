import type { SameKeys } from '../../../i18n/define-messages.ts';

export const pl = {
  title: 'E-czasopismo+',
  lead: 'Konkretne teksty o CV i szukaniu pracy, dla osób z pakietem.',
  loading: 'Ładuję E-czasopismo...',
  loadingPost: 'Ładuję artykuł...',
  all: 'Wszystkie',
  topics: 'Tematy',
  empty: 'Tu nie ma jeszcze artykułów.',
  minutes: '{{count}} min czytania',
  by: 'Autor: {{name}}',
  updated: 'Zaktualizowano {{date}}',
  related: 'Czytaj dalej',
  back: 'Wszystkie artykuły',
  newer: 'Nowsze',
  older: 'Starsze',
  pages: 'Strony listy',
  page: 'Strona {{page}} z {{count}}',
  postsBy: 'Artykuły tej osoby',
  feed: {
    open: 'Kanał RSS',
    title: 'Twój kanał RSS',
    text: 'Nowe artykuły możesz czytać w swoim czytniku. Adres jest tylko Twój: nie podawaj go nikomu. Działa, dopóki masz dostęp.',
    make: 'Utwórz adres',
    renew: 'Nowy adres zastępuje poprzedni, który przestaje działać.',
    address: 'Adres kanału',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    close: 'Zamknij',
  },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
