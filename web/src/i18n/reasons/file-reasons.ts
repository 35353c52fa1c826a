import type { FileReasons } from '@kreda/site/file-reasons';
import '@kreda/site/file-reasons';
import { addPolishTexts } from '../reason-text.ts';
import type { TextsOf } from './reason-texts.ts';

// Screens that import files import this module: it makes their reasons known, with the Polish texts.
const pl: TextsOf<FileReasons> = {
  'file-too-large': 'Plik może mieć co najwyżej {{max}} MB',
  'file-has-too-many-values': 'Plik może mieć co najwyżej {{max}} kluczy i pozycji list',
  'file-has-too-many-lines': 'Plik może mieć co najwyżej {{max}} wierszy tekstu',
  'file-nested-too-deep': 'Plik może mieć co najwyżej {{max}} poziomów zagnieżdżenia',
  'file-not-json-resume': 'Plik nie jest w formacie JSON Resume',
  'file-of-unknown-format':
    'Nie umiemy odczytać pliku tego rodzaju. Wybierz PDF, dokument Word (DOCX) albo plik z LinkedIn, Europass, RenderCV lub JSON Resume',
  'file-not-of-format': 'Plik nie jest zgodny ze swoim formatem',
  'file-encrypted': 'Plik jest chroniony hasłem. Zapisz go bez hasła i spróbuj ponownie',
  'file-scanned': 'W pliku są tylko obrazy stron, bez tekstu, który można odczytać',
  'file-broken': 'Plik jest uszkodzony. Zapisz go jeszcze raz i spróbuj ponownie',
  'file-too-long': 'Plik ma zbyt wiele stron jak na CV',
  'file-holds-too-much': 'W pliku jest więcej treści, niż może mieć CV',
  'file-too-slow': 'Odczytanie pliku trwa zbyt długo. Wybierz prostszy plik',
  'file-without-resume': 'Nie znaleźliśmy w pliku żadnej części CV',
};

addPolishTexts(pl);
