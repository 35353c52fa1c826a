import type { SameKeys } from '../../../../../i18n/define-messages.ts';

export const pl = {
  title: 'Wersja anonimowa',
  lead: 'Imię i nazwisko, kontakt, zdjęcie, dane urodzenia, obywatelstwo, linki i referencje zawsze wychodzą, także z tekstów. Plik nie ma ich też w nazwie, właściwościach i załączonych danych. Oryginał zostaje bez zmian.',
  what: 'Wyjmij również',
  employers: 'Nazwy pracodawców i ich miejscowości',
  schools: 'Nazwy szkół i uczelni oraz ich miejscowości',
  publications: 'Publikacje',
  goes: 'Co wychodzi: {{count}}',
  nothing: 'W tym CV nie ma nic do wyjęcia.',
  stays: 'Zostaje w tekstach. Sprawdź',
  staysHint: 'Tych słów nie znamy: mogą to być klienci, miejscowości albo produkty. Zaznacz, co ma wyjść.',
  noneStays: 'Nie zostały żadne nazwy do sprawdzenia.',
  word: 'Inne słowo lub nazwa',
  add: 'Dodaj',
  create: 'Utwórz wersję',
  save: 'Zapisz',
  saved: 'Zapisano, co wychodzi z CV',
  open: 'Co wychodzi z CV',
  typedHint: 'W pliku ich nie będzie: ta wersja nie podaje, czyje to CV.',
  mend: 'Wyjmij dane osoby z formularza',
  group: 'Wersje anonimowe',
  kinds: {
    name: 'Imię i nazwisko',
    contact: 'Kontakt i adres',
    link: 'Linki',
    photo: 'Zdjęcie',
    personal: 'Dane osobowe',
    reference: 'Referencje',
    author: 'Autorzy',
    publication: 'Publikacje',
    employer: 'Pracodawcy',
    school: 'Szkoły',
    clause: 'Klauzule z nazwą pracodawcy',
    'own-word': 'Twoje słowa',
    'document-name': 'Nazwa CV',
  },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
