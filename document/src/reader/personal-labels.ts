import { headingKey, withoutEndings } from './heading-key.ts';

/** What a label says about the value beside it, as far as the head of a resume needs it. */
export type PersonalLabel = 'name' | 'firstName' | 'lastName' | 'other';

// Labels of personal data in 11 languages, without contacts. Separated by bars.
const WORDS: Readonly<Record<PersonalLabel, string>> = {
  name: `imię i nazwisko|nazwisko i imię|imiona i nazwisko|name|full name|name und vorname|vor- und zuname|vor- und nachname|vorname name|
    vorname und name|vorname und nachname|jméno a příjmení|jméno|meno a priezvisko|прізвище та ім’я|ім’я та прізвище|піб|ім’я|navn|fulde navn|
    nombre y apellidos|nombre completo|nombre|nome e cognome|nome cognome|cognome e nome|vardas ir pavardė|vardas pavardė|namn|för- och efternamn`,
  firstName:
    'imię|imiona|first name|given name|forename|vorname|vornamen|křestní jméno|meno|fornavn|nombres|nome|vardas|förnamn',
  lastName:
    'nazwisko|last name|surname|family name|nachname|zuname|familienname|příjmení|priezvisko|прізвище|efternavn|apellido|apellidos|cognome|pavardė|efternamn',
  other: `data urodzenia|data ur|data i miejsce urodzenia|miejsce urodzenia|wiek|płeć|stan cywilny|rodzina|dzieci|liczba dzieci|narodowość|obywatelstwo|służba wojskowa|stosunek do służby wojskowej|prawo jazdy|dostępność|wyznanie|imiona rodziców|nazwisko rodowe|pesel|
    date of birth|birth date|birthday|born|place of birth|birthplace|age|gender|sex|marital status|civil status|family status|children|nationality|citizenship|driving licence|driving license|driver’s license|religion|availability|notice period|work permit|visa status|
    geburtsdatum|geburtstag|geboren|geboren am|geburtsort|geburtsdatum und -ort|geburtsdatum und geburtsort|geburtsdatum/-ort|alter|geschlecht|familienstand|kinder|anzahl der kinder|staatsangehörigkeit|staatsbürgerschaft|nationalität|konfession|religion|führerschein|führerscheine|wehrdienst|verfügbarkeit|verfügbar ab|geburtsname|eltern|geschwister|
    datum narození|místo narození|datum a místo narození|věk|pohlaví|rodinný stav|děti|státní příslušnost|národnost|občanství|řidičský průkaz|náboženství|
    dátum narodenia|miesto narodenia|vek|pohlavie|rodinný stav|deti|štátna príslušnosť|národnosť|občianstvo|vodičský preukaz|
    дата народження|місце народження|дата і місце народження|вік|стать|сімейний стан|родинний стан|діти|громадянство|національність|водійські права|посвідчення водія|військовий обов’язок|
    fødselsdato|fødested|fødselsdag|alder|køn|civilstand|civilstatus|børn|nationalitet|statsborgerskab|kørekort|
    fecha de nacimiento|lugar de nacimiento|edad|sexo|género|estado civil|hijos|nacionalidad|ciudadanía|carné de conducir|permiso de conducir|disponibilidad|
    data di nascita|luogo di nascita|data e luogo di nascita|luogo e data di nascita|nato il|nata il|età|sesso|stato civile|figli|nazionalità|cittadinanza|codice fiscale|patente|patente di guida|disponibilità|
    gimimo data|gimimo vieta|amžius|lytis|šeiminė padėtis|šeimyninė padėtis|vaikai|pilietybė|tautybė|vairuotojo pažymėjimas|
    födelsedatum|födelseort|född|ålder|kön|civilstånd|barn|medborgarskap|nationalitet|körkort`,
};

const LABELS = new Map<string, PersonalLabel>();
// A word such as the Italian "nome" is the whole name unless a last name has a label, so `name` comes last.
for (const label of ['other', 'lastName', 'firstName', 'name'] as const)
  for (const word of WORDS[label].split('|')) LABELS.set(headingKey(word), label);

/** The meaning of a label such as "Familienstand:", with or without its colon and "(s)"; null for other text. */
export function personalLabel(text: string): PersonalLabel | null {
  if (text.length > 45 || /\d/.test(text)) return null;
  const label = withoutEndings(text);
  // "Surname(s) / First name(s)" is the whole name.
  return meaningOf(label) ?? (label.split('/').every(isNameLabel) ? 'name' : null);
}

function meaningOf(label: string): PersonalLabel | null {
  return LABELS.get(headingKey(label)) ?? null;
}

function isNameLabel(label: string): boolean {
  const meaning = meaningOf(label);
  return meaning !== null && meaning !== 'other';
}
