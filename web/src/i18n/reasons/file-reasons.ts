import type { FileReasons } from '@kreda/site/file-reasons';
import '@kreda/site/file-reasons';
import { addPolishTexts } from '../reason-text.ts';
import type { TextsOf } from './reason-texts.ts';

// Screens that import files import this module: it makes their reasons known, with the Polish texts.
const pl: TextsOf<FileReasons> = {
  'file-has-too-many-values': 'Plik może mieć co najwyżej {{max}} kluczy i pozycji list',
  'file-has-too-many-lines': 'Plik może mieć co najwyżej {{max}} wierszy tekstu',
  'file-nested-too-deep': 'Plik może mieć co najwyżej {{max}} poziomów zagnieżdżenia',
  'file-holds-too-much': 'W pliku jest więcej treści, niż może mieć CV',
};

addPolishTexts(pl);
