import type { LetterReasons } from '@kreda/site/letter-reasons';
import '@kreda/site/letter-reasons';
import { addPolishTexts } from '../reason-text.ts';
import type { TextsOf } from './reason-texts.ts';

// Screens of letters import this module: it makes their reasons known, with the Polish texts.
const pl: TextsOf<LetterReasons> = {
  'letter-of-anonymous-version':
    'Do wersji anonimowej nie można napisać listu, bo list podaje nadawcę. Napisz go do oryginalnego CV',
  'letter-not-found': 'List nie istnieje',
  'letter-changed-elsewhere': 'List zmieniono w innym miejscu',
  'letter-too-long': 'List może mieć co najwyżej {{max}} znaków razem z formatowaniem',
  'letter-empty': 'List nie ma jeszcze treści. Napisz ją przed pobraniem',
  'letter-has-too-many-pages': 'List może mieć co najwyżej {{max}} stron',
  'letter-needs-package': 'Nie masz uprawnień do pobrania listu',
  'too-many-letters': 'Do jednego CV można mieć co najwyżej {{max}} listów, razem z tymi w koszu',
  'too-many-new-letters': 'Za dużo nowych listów w krótkim czasie. Spróbuj ponownie później',
};

addPolishTexts(pl);
