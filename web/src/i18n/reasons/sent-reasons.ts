import type { SentReasons } from '@kreda/site/sent-reasons';
import '@kreda/site/sent-reasons';
import { addPolishTexts } from '../reason-text.ts';
import type { TextsOf } from './reason-texts.ts';

// Screens of sent files import this module: it makes their reasons known, with the Polish texts.
const pl: TextsOf<SentReasons> = {
  'too-many-sent-files': 'Lista może mieć co najwyżej {{max}} wysłanych plików. Najpierw usuń któryś z nich',
  'sent-files-too-large':
    'Pliki aplikacji na liście mogą mieć razem co najwyżej {{max}} MB. Najpierw usuń któryś z nich',
  'application-not-made-here': 'Zachować można tylko plik, który powstał tutaj',
};

addPolishTexts(pl);
