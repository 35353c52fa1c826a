import type { Language } from './languages.ts';

/** The words a resume prints beside what was typed. */
export interface DocumentLabels {
  present: string;
  birthDate: string;
  birthPlace: string;
  citizenship: string;
  relocate: string;
  nativeLanguage: string;
  contact: string;
}

function labels(words: readonly [string, string, string, string, string, string, string]): DocumentLabels {
  const [present, birthDate, birthPlace, citizenship, relocate, nativeLanguage, contact] = words;
  return { present, birthDate, birthPlace, citizenship, relocate, nativeLanguage, contact };
}

export const DOCUMENT_LABELS: Readonly<Record<Language, DocumentLabels>> = {
  pl: labels([
    'obecnie',
    'Data urodzenia',
    'Miejsce urodzenia',
    'Obywatelstwo',
    'Gotowość do relokacji',
    'ojczysty',
    'Kontakt',
  ]),
  en: labels(['present', 'Date of birth', 'Place of birth', 'Citizenship', 'Open to relocation', 'native', 'Contact']),
  de: labels([
    'heute',
    'Geburtsdatum',
    'Geburtsort',
    'Staatsangehörigkeit',
    'Umzugsbereit',
    'Muttersprache',
    'Kontakt',
  ]),
  cz: labels([
    'dosud',
    'Datum narození',
    'Místo narození',
    'Státní občanství',
    'Ochota stěhovat se',
    'rodilý mluvčí',
    'Kontakt',
  ]),
  ua: labels([
    'дотепер',
    'Дата народження',
    'Місце народження',
    'Громадянство',
    'Готовність до переїзду',
    'рідна',
    'Контакти',
  ]),
  dk: labels(['nu', 'Fødselsdato', 'Fødested', 'Statsborgerskab', 'Villig til at flytte', 'modersmål', 'Kontakt']),
  es: labels([
    'actualidad',
    'Fecha de nacimiento',
    'Lugar de nacimiento',
    'Nacionalidad',
    'Disponibilidad para mudarse',
    'lengua materna',
    'Contacto',
  ]),
  it: labels([
    'presente',
    'Data di nascita',
    'Luogo di nascita',
    'Cittadinanza',
    'Disponibile al trasferimento',
    'madrelingua',
    'Contatti',
  ]),
  lt: labels(['dabar', 'Gimimo data', 'Gimimo vieta', 'Pilietybė', 'Pasirengęs persikelti', 'gimtoji', 'Kontaktai']),
  se: labels(['nu', 'Födelsedatum', 'Födelseort', 'Medborgarskap', 'Kan tänka mig att flytta', 'modersmål', 'Kontakt']),
  sk: labels([
    'súčasnosť',
    'Dátum narodenia',
    'Miesto narodenia',
    'Štátna príslušnosť',
    'Ochota sťahovať sa',
    'materinský',
    'Kontakt',
  ]),
};
