import { headingKey, withoutEndings } from './heading-key.ts';

/** What a label in a section of jobs or schools announces. */
export type EntryLabel = 'dates' | 'title' | 'organisation' | 'place' | 'description';

// Labels in 11 languages, as the Europass CV of 2005 and tabular resumes have them. Separated by bars.
const WORDS: Readonly<Record<EntryLabel, string>> = {
  dates:
    'dates|date|period|from to|daty|data|okres|okres zatrudnienia|czas trwania|lata|datum|daten|zeitraum|dauer|od do|von bis|období|obdobie|дата|період|дати|datoer|periode|fecha|fechas|período|periodo|datos|laikotarpis|datumas|tid|tidsperiod|years|year|when|lata nauki|lata pracy|rok|rok ukończenia|termin|od kiedy do kiedy|jahr|jahre|zeit|beschäftigungszeitraum|roky|roki|роки|рік|термін|роки роботи|år|años|año|periodo de tiempo|anno|anni|metai|data od do|trvání|doba|trvanie|fra til|från till|desde hasta|dal al|nuo iki|date da a|dates from to|data di inizio|okres od do',
  title:
    'occupation or position held|position held|position|job title|role|title of qualification awarded|qualification|degree|zajmowane stanowisko|zajmowane stanowisko lub funkcja|stanowisko|uzyskany tytuł|tytuł|uzyskane kwalifikacje|beruf oder funktion|funktion|tätigkeit als|stelle|abschluss|bezeichnung der erworbenen qualifikation|povolání nebo vykonávaná funkce|pracovní pozice|pozice|funkce|dosažená kvalifikace|dosažené vzdělání|titul|pracovná pozícia|pozícia|zamestnanie alebo pracovné zaradenie|dosiahnuté vzdelanie|посада|кваліфікація|stilling|titel|puesto|cargo|puesto desempeñado|profesión o cargo desempeñado|título obtenido|título|título de la cualificación obtenida|lavoro o posizione ricoperti|posizione|mansione|ruolo|qualifica|qualifica conseguita|titolo conseguito|titolo della qualifica rilasciata|titolo di studio|pareigos|kvalifikacija|befattning|examen|job|post|course|programme|program|qualifications|field of study|kierunek|kierunek studiów|specjalność|zawód|wykształcenie|tytuł zawodowy|tytuł lub stopień|tätigkeit|position/tätigkeit|beruf|beschäftigung|beschäftigt als|studiengang|fachrichtung|studium|schulabschluss|pozice/funkce|obor|studijní obor|zaměření|odbor|študijný odbor|zaradenie|спеціальність|професія|фах|напрям|ступінь|диплом|stillingsbetegnelse|uddannelse|grad|ocupación|titulación|estudios|especialidad|incarico|occupazione|corso|diploma|laurea|indirizzo|specialybė|profesija|yrke|roll|utbildning|inriktning|zawód lub zajmowane stanowisko|zawód i zajmowane stanowisko|nazwa uzyskanych kwalifikacji|uzyskane kwalifikacje i tytuł|cualificación obtenida|tipo di impiego|tipo de empleo|posizione ricoperta|ruolo ricoperto|rodzaj zatrudnienia|povolání|získaná kvalifikácia|povolanie alebo pracovné zaradenie|erworbene qualifikation|berufsbezeichnung|професія або посада|обіймана посада|здобута кваліфікація|stilling eller erhverv|yrke eller befattning|pareigos arba profesija',
  organisation:
    'name and address of employer|name of employer|employer|company|organisation|organization|institution|school|university|name and type of organisation providing education and training|nazwa i adres pracodawcy|pracodawca|firma|nazwa firmy|uczelnia|szkoła|nazwa szkoły|nazwa i typ instytucji edukacyjnej|arbeitgeber|name und adresse des arbeitgebers|unternehmen|schule|hochschule|universität|name und art der bildungs- oder ausbildungseinrichtung|zaměstnavatel|jméno a adresa zaměstnavatele|škola|název školy|zamestnávateľ|názov a adresa zamestnávateľa|роботодавець|компанія|навчальний заклад|arbejdsgiver|virksomhed|uddannelsessted|empresa|empleador|nombre y dirección de la empresa|centro|centro de estudios|universidad|datore di lavoro|nome del datore di lavoro|nome e indirizzo del datore di lavoro|azienda|istituto|nome e tipo d’organizzazione erogatrice dell’istruzione e formazione|darbdavys|įmonė|mokykla|arbetsgivare|företag|skola|workplace|firm|organisation name|company name|employer name|school name|nazwa pracodawcy|zakład pracy|miejsce pracy|instytucja|nazwa uczelni|placówka|betrieb|einrichtung|bildungseinrichtung|bildungsstätte|ausbildungsstätte|ausbildungsbetrieb|firma/institution|společnost|instituce|spoločnosť|inštitúcia|організація|підприємство|місце роботи|установа|заклад|заклад освіти|фірма|школа|університет|skole|uddannelsesinstitution|organización|institución|escuela|compañía|entidad|ente|scuola|università|impresa|società|ditta|organizzazione|organizacija|įstaiga|darbovietė|mokymo įstaiga|universitetas|lärosäte|arbetsplats|arbejdsplads|name and type of organisation|name and type of institution|nazwa i rodzaj organizacji zapewniającej edukację lub szkolenie|nazwa i rodzaj instytucji edukacyjnej|nazwa i rodzaj organizacji|nome e tipo di istituto di istruzione o formazione|nome e tipo di istituto|nome e tipo d’organizzazione|nombre y tipo del centro de estudios|nombre y dirección del empleador|nombre y dirección de la empresa o empleador|nombre y tipo de la organización que ha impartido la educación o la formación|název nebo jméno a adresa zaměstnavatele|název a adresa zaměstnavatele|název a typ organizace, která poskytla vzdělání či kurz|název a typ organizace|názov a typ organizácie poskytujúcej vzdelávanie a prípravu|meno a adresa zamestnávateľa|назва та адреса роботодавця|назва і адреса роботодавця|arbejdsgiverens navn og adresse|arbetsgivarens namn och adress|darbdavio pavadinimas ir adresas|name und art der einrichtung',
  place:
    'place|location|city|miejsce|miejscowość|miasto|ort|standort|místo|město|miesto|mesto|місце|місто|sted|by|lugar|localidad|ciudad|luogo|sede|città|vieta|miestas|plats',
  description:
    'main activities and responsibilities|main activities|responsibilities|duties|principal subjects/occupational skills covered|subjects|główne czynności i zakres odpowiedzialności|zakres obowiązków|obowiązki|główne przedmioty|wichtigste tätigkeiten und zuständigkeiten|tätigkeiten|aufgaben|aufgabenbereich|hauptfächer|schwerpunkte|hlavní pracovní náplň a oblasti odpovědnosti|náplň práce|pracovní náplň|hlavné činnosti a zodpovednosti|pracovná náplň|обов’язки|основні обов’язки|arbejdsopgaver|opgaver|funciones|funciones y responsabilidades principales|principales actividades y responsabilidades|tareas|principali attività e responsabilità|principali attività|principali mansioni e responsabilità|mansioni|principali materie|veiklos sritys|atsakomybės|arbetsuppgifter|huvudsakliga arbetsuppgifter|tasks|description|achievements|zadania|opis|opis obowiązków|główne zadania|obowiązki i osiągnięcia|beschreibung|úkoly|popis|úlohy|опис|завдання|beskrivelse|descripción|descrizione|compiti|aprašymas|pareigų aprašymas|beskrivning|uppgifter|główne zadania i obowiązki|zadania i obowiązki|zakres zadań|zakres odpowiedzialności|do moich obowiązków należało|key responsibilities|main duties|main responsibilities|duties and responsibilities|responsibilities include|responsibilities included|wichtigste tätigkeiten und verantwortlichkeiten|aufgaben und verantwortlichkeiten|aufgabengebiet|meine aufgaben|aufgabenschwerpunkte|tätigkeitsschwerpunkte|verantwortlichkeiten|mansioni principali|principali mansioni|responsabilità|responsabilidades|responsabilidades principales|principales tareas|funciones principales|hlavní činnosti a odpovědnost|hlavné činnosti a zodpovednosť|missions|missions principales|tâches|principales missions|посадові обов’язки|функціональні обов’язки|обов’язки та відповідальність|ansvarsområder|ansvar|ansvarsområden|atsakomybė',
};

const LABELS = new Map<string, EntryLabel>();
for (const label of ['description', 'place', 'organisation', 'title', 'dates'] as const)
  for (const word of WORDS[label].split('|')) LABELS.set(headingKey(word), label);

/** What a label announces; null for other text. */
export function entryLabel(text: string): EntryLabel | null {
  return text.length > 90 || /\d/.test(text) ? null : (LABELS.get(headingKey(withoutEndings(text))) ?? null);
}

/** "Responsibilities" alone, or before the text that it announces. */
const DUTY_LABEL = /^[^:]{3,60}(?=:)|^[^:]{3,60}$/u;
/** These say what the lines below them are, and not only that they are about the job. */
const TELLING =
  /achiev|osiągn|erfolg|schwerpunkt|dosaž|dosiah|досягн|logro|resultad|risultat|pasiek|resultat|subject|przedmiot|fächer|materi/iu;

/** The length of a label such as "Zakres obowiązków:" at the start of a text, with its colon; 0 without one. */
export function dutyLabelLength(text: string): number {
  const [label = ''] = text.length > 2_000 ? [] : (DUTY_LABEL.exec(text) ?? []);
  if (entryLabel(label) !== 'description') return 0;
  return /^:?\s*/u.exec(text.slice(label.length))![0].length + label.length;
}

/** True for a label of an entry's description, alone or before it. It is neither a title nor a heading. */
export function isDutyLabel(text: string): boolean {
  return dutyLabelLength(text.replace(/^[^\p{L}]+/u, '')) > 0;
}

/** True for a label that says no more than the description's place does: "Aufgaben:"; false for "Achievements:". */
export function isPlainDutyLabel(label: string): boolean {
  return !TELLING.test(label);
}
