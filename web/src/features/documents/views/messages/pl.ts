import type { SameKeys } from '../../../../i18n/define-messages.ts';

export const pl = {
  languages: 'Wersje językowe',
  variants: 'Warianty pod oferty',
  addLanguage: 'Dodaj wersję językową',
  addVariant: 'Przygotuj wariant pod ofertę',
  anonymous: 'Wersje anonimowe',
  addAnonymous: 'Utwórz wersję anonimową',
  offer: 'Oferta',
  detach: 'Odłącz od oryginału',
  untranslated: 'Do przetłumaczenia: {{count}}',
  stale: 'Zmienione w oryginale: {{count}}',
  unapplied: 'Usunięte w oryginale: {{count}}',
  ofRemoved: 'Oryginał jest w koszu',
  language: {
    title: 'Nowa wersja językowa',
    lead: 'Wersja ma tę samą treść i wygląd. Nagłówki, miesiące i poziomy zmienią język same, a teksty przetłumaczysz w edytorze. Co zmienisz w oryginale, pojawi się też tutaj.',
    label: 'Język',
    create: 'Utwórz wersję',
    none: 'To CV ma już wersje we wszystkich językach.',
  },
  variant: {
    title: 'Wariant pod ofertę',
    lead: 'Ukryj, przestaw albo napisz inaczej to, co dla tej oferty ma znaczenie. Reszta zmienia się razem z oryginałem, a oryginał zostaje bez zmian.',
    name: 'Nazwa wariantu',
    create: 'Utwórz wariant',
    offer: 'Oferta (możesz uzupełnić później)',
  },
  fields: {
    title: 'Stanowisko',
    company: 'Firma',
    address: 'Adres ogłoszenia',
    date: 'Data',
    text: 'Treść ogłoszenia',
    textHint: 'Ogłoszenia znikają z sieci. Wklej tekst, aby mieć go przed rozmową.',
  },
  offerDialog: {
    title: 'Oferta',
    save: 'Zapisz',
    saved: 'Oferta została zapisana',
  },
  detachDialog: {
    title: 'Odłączyć od oryginału?',
    text: '„{{name}}” stanie się osobnym CV z obecną treścią. Zmiany w oryginale nie będą się w nim już pojawiać.',
    confirm: 'Odłącz',
    done: 'CV zostało odłączone od oryginału',
  },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
