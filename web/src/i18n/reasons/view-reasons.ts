import type { ViewReasons } from '@kreda/site/view-reasons';
import '@kreda/site/view-reasons';
import { addPolishTexts } from '../reason-text.ts';
import type { TextsOf } from './reason-texts.ts';

// Screens that make language versions and variants import this module: it makes their reasons known, with the Polish texts.
const pl: TextsOf<ViewReasons> = {
  'view-of-anonymous-version':
    'Z wersji anonimowej nie można utworzyć innej wersji ani wariantu. Utwórz je z oryginalnego CV',
  'application-of-anonymous-version':
    'Do wersji anonimowej nie można dołączyć listu ani załączników, bo podają, czyje to CV. Dołącz je do oryginalnego CV',
  'variant-name-required': 'Podaj nazwę wariantu',
  'photo-in-anonymous-version': 'Wersja anonimowa nie ma zdjęcia',
  'too-many-anonymous-versions': 'CV może mieć co najwyżej {{max}} wersje anonimowe',
  'too-many-views': 'CV może mieć co najwyżej {{max}} wersji językowych i wariantów',
  'resume-too-long-for-views': 'To CV jest za długie na kolejną wersję językową lub wariant. Najpierw je skróć',
  'view-in-own-language': 'CV jest już w tym języku',
  'web-address-invalid': 'Podaj cały adres strony, na przykład https://example.com/praca',
};

addPolishTexts(pl);
