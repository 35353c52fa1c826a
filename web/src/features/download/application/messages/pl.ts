import type { SameKeys } from '../../../../i18n/define-messages.ts';

export const pl = {
  title: 'CV i załączniki w jednym pliku',
  lead: 'Połącz CV z listem motywacyjnym, certyfikatami i innymi załącznikami. Części będą w takiej kolejności jak na liście.',
  part: 'Części pliku',
  titleOf: 'Tytuł części: {{name}}',
  resume: 'CV',
  letter: 'List motywacyjny',
  add: 'Dodaj załączniki',
  addLetter: 'Dodaj list',
  drop: 'Upuść pliki, a dodamy je na koniec listy',
  limits: 'PDF, JPEG, PNG lub WebP. Najwyżej {{files}} plików po {{each}} MB, razem do {{all}} MB.',
  safety:
    'Z załączników bierzemy tylko to, co widać na stronach. Skrypty, formularze, ukryte pliki i metadane zostają poza plikiem.',
  remove: 'Usuń: {{name}}',
  size: 'Największy rozmiar',
  sizeText: 'Gdy plik byłby większy, zmniejszymy obrazy w załącznikach. Strony CV i listu zostaną bez zmian.',
  noLimit: 'Bez limitu',
  megabytes: '{{mb}} MB',
  format: 'Format',
  formatText: 'W jednym PDF wszystkie strony mają wspólną numerację: 1 / 5, 2 / 5 i tak dalej.',
  pdf: 'Jeden PDF',
  zip: 'ZIP z osobnymi PDF',
  create: 'Utwórz plik',
  creating: 'Łączymy części. To może potrwać do minuty.',
  cancel: 'Anuluj',
  close: 'Zamknij',
  saved: 'Plik {{name}} został zapisany. Ma {{size}} MB.',
  reduced: 'Co zmniejszyliśmy, by zmieścić się w limicie',
  pictures: '{{title}}: obrazy: {{count}}, z {{from}} do {{to}} dpi, {{after}} MB zamiast {{before}} MB',
  unreduced: 'Nie trzeba było niczego zmniejszać.',
  tooLarge:
    'Mniejszego pliku nie da się zrobić: ma {{size}} MB, a limit to {{max}} MB. Usuń któryś załącznik, wybierz większy limit albo zapisz ten plik.',
  saveAnyway: 'Zapisz mimo to',
  needsPackage: 'Żeby pobrać plik, potrzebujesz pakietu.',
  choosePackage: 'Wybierz pakiet',
  errors: {
    tooBig: '{{name}}: plik może mieć najwyżej {{max}} MB.',
    tooMany: 'Możesz dodać najwyżej {{max}} plików.',
    tooMuch: 'Załączniki mogą mieć razem najwyżej {{max}} MB.',
    encrypted:
      'Ten plik jest zabezpieczony hasłem lub szyfrowany. Otwórz go, wybierz Drukuj, a potem „Zapisz jako PDF”, i dodaj tę kopię.',
    broken: 'Ten plik jest uszkodzony. Zapisz go jeszcze raz i dodaj ponownie.',
    unknownFormat: 'Takiego pliku nie da się dodać. Zapisz go jako PDF, JPEG, PNG lub WebP.',
    tooComplex: 'Ten plik wymaga za dużo czasu lub pamięci. Wydrukuj go do nowego PDF i dodaj tę kopię.',
    tooManyPages: 'Plik może mieć najwyżej {{max}} stron. Usuń któryś załącznik.',
    tooLarge: 'Plik byłby za duży. Usuń któryś załącznik.',
  },
} as const;

/** The same texts in another language. */
export type Messages = SameKeys<typeof pl>;
