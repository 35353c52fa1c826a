import { describe, expect, test } from 'vitest';
import { b, briefly, item, layOut, t } from '../testing/foreign-page.ts';
import type { TextItem } from './found-resume.ts';
import { readResume } from './read-resume.ts';

type Row = readonly [label: string, value: string];

const VALUE_X = 215;

/** A form whose labels end right before the values, as in the Europass CV of 2005. A `|` in a label is the end of its line. */
function form(rows: readonly Row[], layOutRow: (y: number, row: Row) => TextItem[] = apart): TextItem[] {
  let y = 60;
  return rows.flatMap((row) => {
    const items = layOutRow(y, row);
    y += row[0].split('|').length * 12 + 5;
    return items;
  });
}

function label(y: number, text: string): TextItem {
  const isHeading = text.startsWith('#');
  const words = text.replace('#', '');
  return item(1, y, { x: VALUE_X - 4 - words.length * 5, text: words, font: isHeading ? 'Sans-Bold' : 'Sans-Regular' });
}

/** The value is a text of its own. */
function apart(y: number, [text, value]: Row): TextItem[] {
  const labels = text.split('|').map((line, index) => label(y + index * 12, line));
  return value === '' ? labels : [...labels, item(1, y, { x: VALUE_X, text: value })];
}

/** A label of one line is written in one with its value. */
function inOne(y: number, row: Row): TextItem[] {
  const [text, value] = row;
  if (text.includes('|') || value === '') return apart(y, row);
  const x = VALUE_X - 4 - text.length * 5;
  return [{ ...item(1, y, { x, text: `${text} ${value}` }), width: VALUE_X + value.length * 5 - x }];
}

const ENGLISH: readonly Row[] = [
  ['#Europass Curriculum Vitae', ''],
  ['#Personal information', ''],
  ['First name(s) / Surname(s)', 'Ottilie Wren'],
  ['Address(es)', '4 Mill Lane, Ludlow'],
  ['Telephone(s)', '+44 7700 900555'],
  ['E-mail', 'ottilie.wren@post.example'],
  ['#Work experience', ''],
  ['Dates', 'March 2016 onwards'],
  ['Occupation or position held', 'Miller'],
  ['Main activities and|responsibilities', 'Grinding of spelt'],
  ['Name and address of|employer', 'Wrekin Mills Ltd'],
  ['Type of business or sector', 'Food'],
  ['Dates', 'July 2009 – February 2016'],
  ['Occupation or position held', 'Baker'],
  ['Name and address of|employer', 'Corve Bakery Ltd'],
  ['#Education and training', ''],
  ['Dates', '2004 – 2009'],
  ['Title of qualification|awarded', 'Diploma in Baking'],
  ['Name and type of organisation|providing education and training', 'Marches College'],
  ['#Personal skills and|#competences', ''],
  ['Mother tongue(s)', 'English'],
  ['Other language(s)', 'Welsh (B1)'],
  ['Computer skills and|competences', 'Excel, Xero'],
  ['Driving licence', 'B'],
];

describe('a form with a label for each fact', () => {
  test.each([
    ['with values close to right-aligned labels', apart],
    ['with labels and values in one text', inOne],
  ])('%s', (_what, layOutRow) => {
    const { name, email, sections } = readResume(form(ENGLISH, layOutRow));
    expect({ name, email }).toEqual({ name: 'Ottilie Wren', email: 'ottilie.wren@post.example' });
    const entries = (kind: string) => sections.filter((one) => one.kind === kind).flatMap((one) => one.entries);
    expect(entries('experience').map(briefly)).toEqual([
      'Miller | Wrekin Mills Ltd |  | 2016-03 | present',
      'Baker | Corve Bakery Ltd |  | 2009-07 | 2016-02',
    ]);
    expect(entries('experience').map(({ description }) => description)).toEqual([
      ['Grinding of spelt', 'Type of business or sector Food'],
      [],
    ]);
    expect(entries('education').map(briefly)).toEqual(['Diploma in Baking | Marches College |  | 2004 | 2009']);
    const terms = sections.flatMap((one) => one.terms.map((term) => `${one.kind}: ${term.name} ${term.detail}`.trim()));
    expect(terms).toEqual([
      'languages: English Mother tongue(s)',
      'languages: Welsh B1',
      'software: Excel',
      'software: Xero',
      'driving-licences: B',
    ]);
  });

  test.each<[string, readonly Row[], string]>([
    [
      'in Polish',
      [
        ['#Europass', ''],
        ['#Curriculum Vitae', ''],
        ['Nazwisko(a) / Imię (imiona)', 'Jarzębina Cezary'],
        ['E-mail', 'c.jarzebina@poczta.example'],
        ['#Doświadczenie zawodowe', ''],
        ['Daty', '07.2006 – 02.2013'],
        ['Zawód lub zajmowane|stanowisko', 'Sadownik'],
        ['Nazwa i adres pracodawcy', 'Sady Grójec Sp. z o.o.'],
      ],
      'Sadownik | Sady Grójec Sp. z o.o. |  | 2006-07 | 2013-02',
    ],
    [
      'in German',
      [
        ['#Europass-Lebenslauf', ''],
        ['Nachname(n) / Vorname(n)', 'Zirbel Vroni'],
        ['E-Mail', 'v.zirbel@brief.example'],
        ['#Berufserfahrung', ''],
        ['Datum', 'Mai 2006 – Mai 2012'],
        ['Beruf oder Funktion', 'Sennerin'],
        ['Name und Adresse des|Arbeitgebers', 'Almwirtschaft Tux GmbH'],
      ],
      'Sennerin | Almwirtschaft Tux GmbH |  | 2006-05 | 2012-05',
    ],
    [
      'in Italian, with signs before the labels of 2002',
      [
        ['#INFORMAZIONI PERSONALI', ''],
        ['Nome', 'Fosca Brentani'],
        ['E-mail', 'f.brentani@posta.example'],
        ['#ESPERIENZA LAVORATIVA', ''],
        ['• Date (da – a)', 'Marzo 2009 – Dicembre 2015'],
        ['• Nome e indirizzo del datore di|lavoro', 'Vetreria Murano S.r.l.'],
        ['• Tipo di impiego', 'Soffiatrice'],
      ],
      'Soffiatrice | Vetreria Murano S.r.l. |  | 2009-03 | 2015-12',
    ],
  ])('%s', (_language, rows, job) => {
    const { name, sections } = readResume(form(rows));
    expect(name).toBe(rows.find(([own]) => own.startsWith('N'))![1]);
    expect(sections.flatMap(({ entries }) => entries.map(briefly))).toEqual([job]);
  });
});

test('the skills below a language are notes about it', () => {
  const rows: Row[] = [
    ['Date', 'Marzo 2009 – Dicembre 2015'],
    ['Tipo di impiego', 'Soffiatrice'],
    ['Nome e indirizzo del datore di lavoro', 'Vetreria Murano S.r.l.'],
    ['Mansioni', 'Vasi e bicchieri'],
    ['#ALTRE LINGUE', ''],
    ['', 'Francese'],
    ['Capacità di lettura', 'Buono'],
    ['Capacità di scrittura', 'Elementare'],
  ];
  const page = [...layOut([[b(60, 'Fosca Brentani', 20)]]), ...form([['#ESPERIENZA LAVORATIVA', ''], ...rows])];
  const items = page.filter(({ text }) => text !== '');
  const [languages] = readResume(items).sections.filter(({ kind }) => kind === 'languages');
  expect(languages!.terms).toEqual([
    { name: 'Francese', detail: 'Capacità di lettura Buono; Capacità di scrittura Elementare' },
  ]);
});

test('words of running text that begin below each other are no column', () => {
  // A text for each word, as some programs write them, five letters and a space before the second one.
  const words = (first: string, rest: string) => [t(60, first), t(88, rest)];
  const items = layOut([
    [b(60, 'Ottilie Wren', 20)],
    [t(60, 'ottilie.wren@post.example')],
    20,
    [b(60, 'Experience', 14)],
    [b(60, 'Miller, Wrekin Mills Ltd'), t(430, '2016 – 2020')],
    words('Dates', 'of the harvest were mine to set and to keep.'),
    words('Place', 'cards, menus and a hand-written list of flours.'),
    words('Tasks', 'were shared among four people and two horses.'),
    words('Years', 'passed before the old wheel turned once more.'),
    words('Spelt', 'was ground each day for three village bakers.'),
    words('Wheat', 'came by barge until the lower lock was shut.'),
    words('Flour', 'was packed by hand and sold at the mill door.'),
    words('Bread', 'followed, and a small shop beside the bridge.'),
    words('Loans', 'were repaid within four years of the opening.'),
  ]);
  const [job] = readResume(items).sections.flatMap(({ entries }) => entries);
  expect(briefly(job!)).toBe('Miller | Wrekin Mills Ltd |  | 2016 | 2020');
});
