import { headingKey } from '../../../../reader/heading-key.ts';

// The columns of an export's tables, by the words in their headers, separated by bars. LinkedIn has renamed columns over the years.
// The export's headers are English today; the other words are for files in the member's language and for edited ones.

const STARTED =
  'started on|start date|from|start|date started|rozpoczęto|data rozpoczęcia|początek|od|begonnen am|startdatum|beginn|von|zahájeno|datum zahájení|дата початку|початок|startet|startdato|fecha de inicio|inicio|iniziato il|data di inizio|data inizio|pradžia|pradžios data|startade|dátum začiatku|začiatok';
const FINISHED =
  'finished on|end date|to|end|ended on|date finished|zakończono|data zakończenia|koniec|do|beendet am|enddatum|ende|bis|ukončeno|datum ukončení|дата завершення|кінець|sluttet|slutdato|fecha de finalización|fecha de fin|fin|terminato il|data di fine|data fine|pabaiga|pabaigos data|slutade|slutdatum|dátum konca|dátum ukončenia';
const DESCRIPTION =
  'description|summary|details|opis|beschreibung|popis|опис|beskrivelse|descripción|descrizione|aprašymas|beskrivning';
const URL =
  'url|link|web address|website|adres url|adres|webadresse|webová adresa|веб-адреса|посилання|webadresse|enlace|indirizzo web|nuoroda|webbadress|webová stránka';
const NAME =
  'name|title|nazwa|nazwisko|tytuł|titel|bezeichnung|název|назва|navn|nombre|título|nome|titolo|pavadinimas|namn|názov';
const ISSUED =
  'issued on|issue date|date|issued|data wydania|data|ausgestellt am|datum|vydáno|дата видачі|дата|udstedt|dato|fecha de expedición|fecha|data di emissione|išduota|utfärdat|dátum';

/** What the cells of a column are, for each table. */
export const TABLE_COLUMNS = {
  profile: {
    firstName:
      'first name|given name|imię|vorname|křestní jméno|jméno|ім’я|fornavn|nombre|nome|vardas|förnamn|meno|krstné meno',
    lastName:
      'last name|surname|family name|nazwisko|nachname|familienname|příjmení|прізвище|efternavn|apellidos|apellido|cognome|pavardė|efternamn|priezvisko',
    maidenName:
      'maiden name|nazwisko panieńskie|nazwisko rodowe|geburtsname|mädchenname|rodné příjmení|дівоче прізвище|pigenavn|apellido de soltera|cognome da nubile|mergautinė pavardė|flicknamn|rodné priezvisko',
    address: 'address|adres|adresse|adresa|адреса|dirección|indirizzo|adresas|adress',
    birthDate:
      'birth date|birthday|date of birth|data urodzenia|geburtsdatum|datum narození|дата народження|fødselsdato|fecha de nacimiento|data di nascita|gimimo data|födelsedatum|dátum narodenia',
    headline:
      'headline|occupation|nagłówek|nagłówek zawodowy|profil-slogan|titulek|заголовок|overskrift|titular|sommario|sottotitolo|antraštė|rubrik|nadpis',
    summary:
      'summary|about|podsumowanie|informacje|zusammenfassung|info|souhrn|shrnutí|резюме|resumé|extracto|acerca de|riepilogo|santrauka|sammanfattning|súhrn|zhrnutie',
    industry: 'industry|branża|branche|odvětví|obor|галузь|sector|settore|sritis|bransch|odvetvie',
    zipCode:
      'zip code|postal code|zip|kod pocztowy|postleitzahl|psč|поштовий індекс|postnummer|código postal|cap|codice postale|pašto kodas',
    place:
      'geo location|location|lokalizacja|standort|ort|lokalita|místo|місцезнаходження|lokation|beliggenhed|ubicación|località|vieta|vietovė|plats|miesto',
    twitter: 'twitter handles|twitter handle|twitter|konta twitter|twitter-konten',
    websites:
      'websites|website|urls|witryny|strony internetowe|websites und blogs|webové stránky|веб-сайти|sitios web|siti web|svetainės|webbplatser|webstránky',
    messengers: 'instant messengers|instant messenger|im|komunikatory|messengers',
    profileUrl: 'public profile url|profile url|linkedin url|linkedin profile url|profile link',
    email: 'email address|email|e-mail|primary email',
    phone: 'phone number|phone|phone numbers',
  },
  'profile-summary': { summary: 'profile summary|summary|about|podsumowanie profilu|profilzusammenfassung' },
  emails: {
    address:
      'email address|email|e-mail address|adres e-mail|e-mail-adresse|e-mailová adresa|адреса електронної пошти|dirección de correo electrónico|indirizzo email|el. pašto adresas|e-postadress|e-mailová adresa',
    confirmed:
      'confirmed|potwierdzony|bestätigt|potvrzeno|підтверджено|bekræftet|confirmado|confermato|patvirtinta|bekräftad|potvrdené',
    primary:
      'primary|podstawowy|główny|primär|hlavní|primární|основна|primær|principal|principale|pagrindinis|primárne|hlavný',
    updated:
      'updated on|zaktualizowano|aktualisiert am|aktualizováno|оновлено|opdateret|actualizado|aggiornato il|atnaujinta|uppdaterad|aktualizované',
  },
  phones: {
    extension: 'extension|numer wewnętrzny|durchwahl|linka|додатковий номер|lokalnummer|extensión|interno|anknytning',
    number: 'number|phone number|phone|numer|numer telefonu|nummer|telefonnummer|číslo|номер|número|numero|numeris',
    type: 'type|typ|art|тип|tipo|tipas|whatsapp|is whatsapp number',
  },
  websites: { address: 'url|website|websites|web address|address', label: 'label|type|category|title|name' },
  twitter: { handle: 'twitter handle|twitter handles|handle|twitter|name' },
  positions: {
    company:
      'company name|company|organization|employer|nazwa firmy|firma|unternehmen|firmenname|arbeitgeber|společnost|název společnosti|компанія|назва компанії|virksomhed|firmanavn|empresa|nombre de la empresa|azienda|nome azienda|įmonė|įmonės pavadinimas|företag|företagsnamn|spoločnosť|názov spoločnosti',
    title:
      'title|position|job title|role|stanowisko|titel|position|jobbezeichnung|pozice|посада|stilling|cargo|puesto|qualifica|posizione|pareigos|befattning|pozícia',
    description: DESCRIPTION,
    place:
      'location|place|city|lokalizacja|miejsce|standort|ort|místo|lokalita|місцезнаходження|lokation|sted|ubicación|località|sede|vieta|plats|miesto',
    started: STARTED,
    finished: FINISHED,
    url: `${URL}|company url|company website`,
  },
  education: {
    school:
      'school name|school|institution|nazwa szkoły|szkoła|uczelnia|schule|hochschule|name der hochschule|škola|název školy|навчальний заклад|skole|uddannelsesinstitution|institución educativa|universidad|centro educativo|istituto|scuola|mokykla|skola|názov školy',
    degree:
      'degree name|degree|stopień|tytuł|stopień naukowy|abschluss|titul|ступінь|grad|titulación|título|titolo di studio|laurea|laipsnis|examen',
    field:
      'field of study|fields of study|study field|kierunek studiów|kierunek|studienfach|fachrichtung|obor|studijní obor|спеціальність|studieretning|disciplina académica|campo di studio|studijų sritis|studieområde|inriktning|študijný odbor',
    started: STARTED,
    finished: FINISHED,
    notes: `notes|${DESCRIPTION}|uwagi|notatki|anmerkungen|poznámky|примітки|noter|notas|note|pastabos|anteckningar`,
    activities:
      'activities|activities and societies|aktywność|organizacje i aktywności|aktivitäten|aktivity|діяльність|aktiviteter|actividades|actividades y grupos|attività|attività e associazioni|veikla',
    grade: 'grade|ocena|note|známka|оцінка|karakter|calificación|nota|votazione|pažymys|betyg',
    url: URL,
  },
  skills: {
    name: `${NAME}|skill|skills|umiejętność|kenntnis|dovednost|навичка|kompetence|aptitud|competenza|įgūdis|kompetens|zručnosť`,
  },
  languages: {
    name: `${NAME}|language|język|sprache|jazyk|мова|sprog|idioma|lingua|kalba|språk`,
    proficiency:
      'proficiency|level|fluency|poziom|biegłość|znajomość|sprachniveau|kenntnisse|úroveň|рівень|niveau|nivel|competencia|livello|conoscenza|lygis|nivå',
  },
  certifications: {
    name: NAME,
    issuer:
      'authority|issuer|issuing organization|organization|certification authority|organ wydający|wydawca|organizacja|zertifizierungsstelle|aussteller|autorita|vydavatel|видавець|udsteder|autoridad|empresa emisora|autorità|ente|išdavėjas|utfärdare|vydavateľ',
    started: `${STARTED}|${ISSUED}`,
    finished: `${FINISHED}|expires on|expiration date|expiry date`,
    url: URL,
    number:
      'license number|licence number|credential id|license|numer licencji|lizenznummer|číslo licence|номер ліцензії|licensnummer|número de licencia|numero licenza|numero di licenza|licencijos numeris|číslo licencie',
  },
  projects: {
    name: NAME,
    description: DESCRIPTION,
    url: URL,
    started: STARTED,
    finished: FINISHED,
    role: 'role|position|occupation|rola',
  },
  courses: {
    name: `${NAME}|course|course name`,
    number: 'number|course number|numer|nummer|číslo|номер|número|numero',
    school: 'associated with|school|organization|organizer|institution',
  },
  awards: {
    name: `${NAME}|honor|award`,
    issuer: 'issuer|authority|organization|issued by|occupation|wydawca|herausgeber',
    date: ISSUED,
    description: DESCRIPTION,
    url: URL,
  },
  patents: {
    name: NAME,
    number: 'patent number|patent or application number|application number|number|numer patentu|patentnummer',
    office: 'issuer|patent office|office|country|authority',
    date: `${ISSUED}|filing date|filed on|issue or filing date|patent date|issue / filing date`,
    inventors: 'inventors|inventor|authors|patent inventors',
    status: 'status|patent status',
    url: URL,
    description: DESCRIPTION,
  },
  publications: {
    title: NAME,
    publisher:
      'publisher|publication|wydawca|wydawnictwo|herausgeber|verlag|vydavatel|видавець|udgiver|editorial|editore|leidėjas|utgivare|vydavateľ',
    date: 'published on|publication date|date|data publikacji|veröffentlicht am|datum|publikováno|опубліковано|udgivet|fecha de publicación|data di pubblicazione|publikuota|publicerad|publikované',
    authors: 'authors|author|autorzy|autoren|autoři|автори|forfattere|autores|autori|autoriai|författare',
    url: URL,
    description: DESCRIPTION,
  },
  organizations: {
    organization: `${NAME}|organization|organization name`,
    role: 'position|role|position held|title held|stanowisko|rola|pozice|посада|stilling|cargo|ruolo|pareigos|befattning|pozícia',
    description: DESCRIPTION,
    started: STARTED,
    finished: FINISHED,
    url: URL,
  },
  volunteering: {
    name: 'company name|organization|organization name|company|name|organizacja|nazwa organizacji|organisation|název organizace|організація|organización|organizzazione|organizacija|organizácia',
    role: 'role|title|position|rola|stanowisko|rolle|pozice|роль|función|ruolo|pareigos|roll|rola',
    cause: 'cause|cel|sprawa|zweck|bereich|oblast|причина|mærkesag|causa|sritis|ändamål',
    description: DESCRIPTION,
    started: STARTED,
    finished: FINISHED,
    url: URL,
  },
  'test-scores': {
    name: `${NAME}|test|test name`,
    score: 'score|result|wynik|ergebnis|skóre|бал|resultat|puntuación|punteggio|rezultatas|poäng|skóre',
    date: `tested on|test date|${ISSUED}`,
    description: DESCRIPTION,
  },
  recommendations: {
    firstName: 'first name|recommender first name|imię|vorname',
    lastName: 'last name|recommender last name|nazwisko|nachname',
    company: 'company|recommender company|firma|unternehmen',
    position: 'job title|title|position|recommender title|stanowisko|position',
    text: 'text|recommendation|recommendation body|body|treść|empfehlung',
    date: 'creation date|recommendation date|date|data utworzenia|datum',
    status: 'status|display status',
  },
  causes: { name: 'supported cause|cause|name|wspierany cel|causes' },
  interests: { name: 'interest|interests|name|zainteresowania' },
} as const satisfies Record<string, Record<string, string>>;

export type TableKind = keyof typeof TABLE_COLUMNS;
export type Column<K extends TableKind> = keyof (typeof TABLE_COLUMNS)[K] & string;

const KINDS = Object.keys(TABLE_COLUMNS) as TableKind[];

/** Each table's columns by the keys of the words in their headers. */
const COLUMN_OF = new Map(
  KINDS.map((kind) => {
    const columns = Object.entries(TABLE_COLUMNS[kind]).flatMap(([column, words]: [string, string]) =>
      words.split('|').map((word) => [headingKey(word), column] as const),
    );
    // The first column that lists a word wins.
    return [kind, new Map(columns.toReversed())];
  }),
);

/** The column of a table that a header names; undefined for others. */
export function columnOf(kind: TableKind, header: string): string | undefined {
  return header.length > 80 ? undefined : COLUMN_OF.get(kind)?.get(headingKey(header));
}
