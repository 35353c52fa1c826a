import type { Language } from '../../../engine/text/languages.ts';
import type { LetterForm } from './letter-form.ts';

/** The words that a letter prints beside the user's texts. */
interface LetterWords {
  /** Greets nobody by name: a form of address that fits a person cannot be guessed from the person's name. */
  salutation: string;
  closing: string;
  /** Printed before the subject where letters of the language usually have it; empty elsewhere. */
  subject: string;
  /** Above one enclosure, and above several. */
  enclosure: string;
  enclosures: string;
}

/**
 * Punctuation is that of each language's letters. No comma follows the closing in Polish, German (DIN 5008), Czech, Slovak, Danish, Swedish,
 * Lithuanian and Ukrainian letters.
 */
const WORDS: Readonly<Record<Language, LetterWords>> = {
  pl: {
    salutation: 'Szanowni Państwo,',
    closing: 'Z poważaniem',
    subject: '',
    enclosure: 'Załącznik',
    enclosures: 'Załączniki',
  },
  en: {
    salutation: 'Dear Hiring Manager,',
    closing: 'Yours faithfully,',
    subject: '',
    enclosure: 'Enclosure',
    enclosures: 'Enclosures',
  },
  de: {
    salutation: 'Sehr geehrte Damen und Herren,',
    closing: 'Mit freundlichen Grüßen',
    subject: '',
    enclosure: 'Anlage',
    enclosures: 'Anlagen',
  },
  cz: {
    salutation: 'Vážená paní, vážený pane,',
    closing: 'S pozdravem',
    subject: '',
    enclosure: 'Příloha',
    enclosures: 'Přílohy',
  },
  ua: {
    salutation: 'Шановні пані та панове!',
    closing: 'З повагою',
    subject: '',
    enclosure: 'Додаток',
    enclosures: 'Додатки',
  },
  dk: {
    salutation: 'Til rette vedkommende',
    closing: 'Med venlig hilsen',
    subject: '',
    enclosure: 'Bilag',
    enclosures: 'Bilag',
  },
  es: {
    salutation: 'Estimado equipo de selección:',
    closing: 'Atentamente,',
    subject: 'Asunto',
    enclosure: 'Anexo',
    enclosures: 'Anexos',
  },
  it: {
    salutation: 'Gentili Signore e Signori,',
    closing: 'Cordiali saluti,',
    subject: 'Oggetto',
    enclosure: 'Allegato',
    enclosures: 'Allegati',
  },
  lt: {
    salutation: 'Gerbiamieji,',
    closing: 'Pagarbiai',
    subject: '',
    enclosure: 'Priedas',
    enclosures: 'Priedai',
  },
  se: {
    salutation: 'Hej!',
    closing: 'Med vänlig hälsning',
    subject: '',
    enclosure: 'Bilaga',
    enclosures: 'Bilagor',
  },
  sk: {
    salutation: 'Vážená pani, vážený pán,',
    closing: 'S pozdravom',
    subject: '',
    enclosure: 'Príloha',
    enclosures: 'Prílohy',
  },
};

/** What stands for an empty salutation. American letters end it with a colon. */
export function usualSalutation(language: Language, form: LetterForm): string {
  return language === 'en' && form === 'us' ? 'Dear Hiring Manager:' : WORDS[language].salutation;
}

/** Forms of address after which British letters end with "Yours faithfully": those that name nobody. */
const NAMES_NOBODY = /\b(sir|madam|hiring|recruit|team|whom)/i;

/**
 * What stands for an empty closing.
 *
 * @param salutation as typed; empty for the usual one. British letters to somebody who is named end with "Yours sincerely".
 */
export function usualClosing(language: Language, form: LetterForm, salutation: string): string {
  if (language !== 'en') return WORDS[language].closing;
  if (form === 'us') return 'Sincerely,';
  return salutation === '' || NAMES_NOBODY.test(salutation) ? WORDS.en.closing : 'Yours sincerely,';
}

/** What is printed before a subject, with its colon and a space; empty in most languages. */
export function subjectPrefix(language: Language): string {
  const { subject } = WORDS[language];
  return subject === '' ? '' : `${subject}: `;
}

export function enclosuresTitle(language: Language, count: number): string {
  return count === 1 ? WORDS[language].enclosure : WORDS[language].enclosures;
}
