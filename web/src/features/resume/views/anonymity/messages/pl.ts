import type { SameKeys } from '../../../../../i18n/define-messages.ts';

export const pl = {
  title: 'Wersja anonimowa',
  lead: 'Imię i nazwisko, kontakt, zdjęcie, dane urodzenia, obywatelstwo, linki i referencje zawsze usuwamy z formularza. W tekstach usuwamy te, które rozpoznamy. Plik nie ma ich też w nazwie, właściwościach i załączonych danych. Oryginał zostaje bez zmian.',
  what: 'Usuń też',
  employers: 'Nazwy pracodawców i ich miejscowości',
  schools: 'Nazwy szkół i uczelni oraz ich miejscowości',
  publications: 'Publikacje',
  goes: 'Co usuwamy: {{count}}',
  nothing: 'W tym CV nie ma nic do usunięcia.',
  stays: 'Sprawdź nazwy, które zostają w tekstach',
  staysHint: 'Tych słów nie znamy: mogą to być klienci, miejscowości albo produkty. Zaznacz, co usunąć.',
  noneStays: 'Nie zostały żadne nazwy do sprawdzenia.',
  word: 'Inne słowo lub nazwa',
  wordHint:
    'Zdrobnień imion (Kasia) i odmienionych nazw miejscowości nie rozpoznajemy. Zaznacz je wyżej albo dopisz tutaj.',
  add: 'Dodaj',
  create: 'Utwórz wersję',
  save: 'Zapisz',
  saved: 'Zapisano, co usuwamy z CV',
  open: 'Co usuwamy',
  typedHint: 'Danych osobowych z formularza nie będzie w pliku: ta wersja nie podaje, czyje to CV.',
  mend: 'Usuń dane osobowe z formularza',
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
