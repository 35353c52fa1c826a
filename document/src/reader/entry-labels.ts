import { findDates } from './find-dates.ts';
import { headingKey } from './heading-key.ts';
import { toParagraphs } from './paragraphs.ts';
import { type Line, lineText } from './piece.ts';
import { periodOf, placeOfLines } from './read-entry.ts';
import type { TracedEntry } from './traced-resume.ts';

/** What a label in a section of jobs or schools announces. */
type EntryLabel = 'dates' | 'title' | 'organisation' | 'place' | 'description';

// Labels in 11 languages, as the Europass CV of 2005 and tabular resumes have them. Separated by bars.
const WORDS: Readonly<Record<EntryLabel, string>> = {
  dates:
    'dates|date|period|from to|daty|data|okres|okres zatrudnienia|czas trwania|lata|datum|daten|zeitraum|dauer|od do|von bis|období|obdobie|дата|період|дати|datoer|periode|fecha|fechas|período|periodo|datos|laikotarpis|datumas|tid|tidsperiod',
  title:
    'occupation or position held|position held|position|job title|role|title of qualification awarded|qualification|degree|zajmowane stanowisko|zajmowane stanowisko lub funkcja|stanowisko|uzyskany tytuł|tytuł|uzyskane kwalifikacje|beruf oder funktion|funktion|tätigkeit als|stelle|abschluss|bezeichnung der erworbenen qualifikation|povolání nebo vykonávaná funkce|pracovní pozice|pozice|funkce|dosažená kvalifikace|dosažené vzdělání|titul|pracovná pozícia|pozícia|zamestnanie alebo pracovné zaradenie|dosiahnuté vzdelanie|посада|кваліфікація|stilling|titel|puesto|cargo|puesto desempeñado|profesión o cargo desempeñado|título obtenido|título|título de la cualificación obtenida|lavoro o posizione ricoperti|posizione|mansione|ruolo|qualifica|qualifica conseguita|titolo conseguito|titolo della qualifica rilasciata|titolo di studio|pareigos|kvalifikacija|befattning|examen',
  organisation:
    'name and address of employer|name of employer|employer|company|organisation|organization|institution|school|university|name and type of organisation providing education and training|nazwa i adres pracodawcy|pracodawca|firma|nazwa firmy|uczelnia|szkoła|nazwa szkoły|nazwa i typ instytucji edukacyjnej|arbeitgeber|name und adresse des arbeitgebers|unternehmen|schule|hochschule|universität|name und art der bildungs- oder ausbildungseinrichtung|zaměstnavatel|jméno a adresa zaměstnavatele|škola|název školy|zamestnávateľ|názov a adresa zamestnávateľa|роботодавець|компанія|навчальний заклад|arbejdsgiver|virksomhed|uddannelsessted|empresa|empleador|nombre y dirección de la empresa|centro|centro de estudios|universidad|datore di lavoro|nome del datore di lavoro|nome e indirizzo del datore di lavoro|azienda|istituto|nome e tipo d’organizzazione erogatrice dell’istruzione e formazione|darbdavys|įmonė|mokykla|arbetsgivare|företag|skola',
  place:
    'place|location|city|miejsce|miejscowość|miasto|ort|standort|místo|město|miesto|mesto|місце|місто|sted|by|lugar|localidad|ciudad|luogo|sede|città|vieta|miestas|plats',
  description:
    'main activities and responsibilities|main activities|responsibilities|duties|principal subjects/occupational skills covered|subjects|główne czynności i zakres odpowiedzialności|zakres obowiązków|obowiązki|główne przedmioty|wichtigste tätigkeiten und zuständigkeiten|tätigkeiten|aufgaben|aufgabenbereich|hauptfächer|schwerpunkte|hlavní pracovní náplň a oblasti odpovědnosti|náplň práce|pracovní náplň|hlavné činnosti a zodpovednosti|pracovná náplň|обов’язки|основні обов’язки|arbejdsopgaver|opgaver|funciones|funciones y responsabilidades principales|principales actividades y responsabilidades|tareas|principali attività e responsabilità|principali attività|principali mansioni e responsabilità|mansioni|principali materie|veiklos sritys|atsakomybės|arbetsuppgifter|huvudsakliga arbetsuppgifter',
};

const LABELS = new Map<string, EntryLabel>();
for (const label of ['description', 'place', 'organisation', 'title', 'dates'] as const)
  for (const word of WORDS[label].split('|')) LABELS.set(headingKey(word), label);

function entryLabel(text: string): EntryLabel | null {
  return text.length > 90 || /\d/.test(text) ? null : (LABELS.get(headingKey(text)) ?? null);
}

interface LabelledLine {
  /** The meaning of its label; null for a line that continues the value above it. */
  kind: EntryLabel | null;
  /** The line without its label. */
  value: Line;
}

/**
 * Reads a section in which each fact of an entry has a label in the left column: "Arbeitgeber | Fern GmbH". The label that comes first begins
 * each entry. Null unless dates and names have labels.
 */
export function labelledEntries(lines: readonly Line[], textFrom: (x: number) => number | null): TracedEntry[] | null {
  const labelled = lines.map(labelledLine);
  const kinds = new Set(labelled.map(({ kind }) => kind));
  const [first] = labelled;
  const isTable = kinds.has('dates') && (kinds.has('title') || kinds.has('organisation'));
  if (!isTable || !first?.kind) return null;
  const groups: LabelledLine[][] = [];
  for (const one of labelled) {
    const last = groups.at(-1);
    if (!last || one.kind === first.kind) groups.push([one]);
    else last.push(one);
  }
  return groups.map((group) => entryOf(group, textFrom));
}

function labelledLine(line: Line): LabelledLine {
  const [label, value, ...more] = line.cells;
  const kind = value ? entryLabel(label.text) : null;
  return kind && value ? { kind, value: { ...line, cells: [value, ...more] } } : { kind: null, value: line };
}

function entryOf(group: readonly LabelledLine[], textFrom: (x: number) => number | null): TracedEntry {
  let kind: EntryLabel | null = null;
  const values = new Map<EntryLabel, Line[]>();
  for (const one of group) {
    kind = one.kind ?? kind;
    if (!kind) continue;
    const own = values.get(kind) ?? [];
    own.push(one.value);
    values.set(kind, own);
  }
  const textOf = (label: EntryLabel) => (values.get(label) ?? []).map(lineText).join(' ');
  // The address of an employer stands below its name.
  const [organisation, ...address] = values.get('organisation') ?? [];
  const paragraphs = toParagraphs([...(values.get('description') ?? []), ...address], textFrom);
  const found = {
    title: textOf('title'),
    organisation: organisation ? lineText(organisation) : '',
    location: textOf('place'),
    ...periodOf(findDates(textOf('dates').slice(0, 200))),
    url: '',
    authors: '',
    description: paragraphs.map(({ text }) => text),
    place: placeOfLines(group.map(({ value }) => value)),
  };
  return { found, lines: group.map(({ value }) => value), paragraphs, certainty: 0.97 };
}
