import { describe, expect, test } from 'vitest';
import { b, entriesOf, i, item, layOut, sectionOf, t } from '../testing/foreign-page.ts';
import { readResume } from './read-resume.ts';

// Pages as other programs lay them out, of invented people. A row is a baseline; its cells are text items at an x position.

describe('a page from a word processor', () => {
  const items = layOut([
    [b(220, 'Marta Quill', 20)],
    12,
    [t(180, '14 Mill Lane, Leeds | marta.quill@example.com | 0113 496 0007')],
    14,
    [b(50, 'WORK HISTORY', 12)],
    6,
    [b(50, 'Tallow & Wick Ltd'), t(440, 'Jan 2020 - Present')],
    [i(50, 'Purchasing Manager')],
    [t(54, '•'), t(68, 'Buys wax, cotton and glass from nine countries and keeps eleven')],
    [t(68, 'suppliers to their dates')],
    [t(54, '•'), t(68, 'Cut the price of a candle by four pence')],
    8,
    [b(50, 'Leeds Paper Mill'), t(440, 'Sept 2015 - Dec 2019')],
    [i(50, 'Buyer')],
    [t(54, '•'), t(68, 'Bought pulp and starch')],
    14,
    [b(50, 'QUALIFICATIONS', 12)],
    6,
    [b(50, 'University of Hull'), t(470, '2012 - 2015')],
    [i(50, 'BA Business Management')],
    14,
    [b(50, 'SKILLS', 12)],
    6,
    [t(50, 'Languages: French, Dutch')],
    [t(50, 'Contract law, forecasting, Excel (advanced)')],
  ]);

  test('has companies over positions, with dates at the right', () => {
    expect(entriesOf(items, 'experience')).toEqual([
      'Purchasing Manager | Tallow & Wick Ltd |  | 2020-01 | present',
      'Buyer | Leeds Paper Mill |  | 2015-09 | 2019-12',
    ]);
    expect(entriesOf(items, 'education')).toEqual(['BA Business Management | University of Hull |  | 2012 | 2015']);
  });

  test('joins the lines of a list item and drops its bullet', () => {
    expect(sectionOf(items, 'experience')[0]!.entries[0]!.description).toEqual([
      'Buys wax, cotton and glass from nine countries and keeps eleven suppliers to their dates',
      'Cut the price of a candle by four pence',
    ]);
  });

  test('has a head with name and contacts, and skills with their label', () => {
    expect(readResume(items)).toMatchObject({
      name: 'Marta Quill',
      email: 'marta.quill@example.com',
      phone: '0113 496 0007',
      location: '14 Mill Lane, Leeds',
    });
    expect(sectionOf(items, 'skills')[0]!.terms).toEqual([
      { name: 'French', detail: '', group: 'Languages' },
      { name: 'Dutch', detail: '', group: 'Languages' },
      { name: 'Contract law', detail: '' },
      { name: 'forecasting', detail: '' },
      { name: 'Excel', detail: 'advanced' },
    ]);
  });
});

describe('a page from LaTeX with dates in a gutter', () => {
  const items = layOut([
    [b(50, 'Ivo', 24), b(120, 'Marek', 24)],
    8,
    [i(50, 'Structural engineer', 12)],
    [t(50, '+48 22 100 20 30 • ivo.marek@example.com • github.com/ivomarek')],
    16,
    [b(130, 'Experience', 14)],
    8,
    [t(50, '2019–present'), b(130, 'Bridge engineer'), i(250, ', Span Consulting, Kraków')],
    [t(130, 'Checks steel bridges for the roads authority of two voivodeships.')],
    8,
    [t(50, '2016–2019'), b(130, 'Junior engineer'), i(250, ', Most i Syn')],
    [t(130, 'Drew culverts.')],
    16,
    [b(130, 'Education', 14)],
    8,
    [t(50, '2011–2016'), b(130, 'Cracow University of Technology'), i(320, ', MSc Civil Engineering')],
  ]);

  test('treats the gutter as dates and not as a column', () => {
    expect(sectionOf(items, 'experience')[0]!.entries.map(({ start, end }) => [start?.value, end?.value])).toEqual([
      ['2019', 'present'],
      ['2016', '2019'],
    ]);
  });

  test('separates position and company on one line', () => {
    const [first, second] = sectionOf(items, 'experience')[0]!.entries;
    expect([first?.title, second?.title, second?.organisation]).toEqual([
      'Bridge engineer',
      'Junior engineer',
      'Most i Syn',
    ]);
    expect(first?.organisation).toContain('Span Consulting');
  });

  test('joins a name of two items', () => {
    expect(readResume(items)).toMatchObject({
      name: 'Ivo Marek',
      profession: 'Structural engineer',
      links: ['github.com/ivomarek'],
    });
  });
});

test('a side column that comes first is not mixed with the main one', () => {
  const side = layOut([
    10,
    [b(30, 'KONTAKT', 11)],
    [t(30, 'ada.wrona@example.com')],
    [t(30, '600 100 200')],
    20,
    [b(30, 'UMIEJĘTNOŚCI', 11)],
    [t(30, 'Spawanie TIG')],
    [t(30, 'Rysunek techniczny')],
    20,
    [b(30, 'JĘZYKI', 11)],
    [t(30, 'angielski – B2')],
  ]);
  const main = layOut([
    [b(220, 'Ada Wrona', 26)],
    5,
    [t(220, 'Spawaczka', 13)],
    17,
    [b(220, 'DOŚWIADCZENIE', 11)],
    6,
    [b(220, 'Spawaczka')],
    [t(220, 'Stocznia Mewa sp. z o.o.')],
    [t(220, '03.2018 – obecnie')],
    [t(220, 'Spawa kadłuby łodzi ratunkowych i szkoli nowych ludzi w hali nr 2.')],
    13,
    [b(220, 'WYKSZTAŁCENIE', 11)],
    6,
    [b(220, 'Technikum Budowy Okrętów')],
    [t(220, '2014 – 2018')],
  ]);
  const found = readResume([...side, ...main]);
  expect(found).toMatchObject({
    name: 'Ada Wrona',
    profession: 'Spawaczka',
    email: 'ada.wrona@example.com',
    phone: '600 100 200',
  });
  expect(entriesOf([...side, ...main], 'experience')).toEqual([
    'Spawaczka | Stocznia Mewa sp. z o.o. |  | 2018-03 | present',
  ]);
  expect(found.sections.find(({ kind }) => kind === 'skills')?.terms.map(({ name }) => name)).toEqual([
    'Spawanie TIG',
    'Rysunek techniczny',
  ]);
  expect(found.sections.find(({ kind }) => kind === 'languages')?.terms).toEqual([{ name: 'angielski', detail: 'B2' }]);
});

test('a German Lebenslauf with tabs', () => {
  const items = layOut([
    [b(50, 'Lebenslauf', 18)],
    10,
    [b(50, 'Persönliche Daten', 12)],
    [t(50, 'Name:'), t(180, 'Jutta Feldmann')],
    [t(50, 'Anschrift:'), t(180, 'Am Wehr 3, 24103 Kiel')],
    [t(50, 'Telefon:'), t(180, '0431 1234567')],
    [t(50, 'E-Mail:'), t(180, 'j.feldmann@example.com')],
    10,
    [b(50, 'Beruflicher Werdegang', 12)],
    [t(50, '03/2019 – heute'), b(180, 'Sachbearbeiterin Einkauf')],
    [t(180, 'Küstenlicht GmbH, Kiel')],
    [t(50, '08/2014 – 02/2019'), b(180, 'Kauffrau für Büromanagement')],
    [t(180, 'Reederei Sund KG')],
    10,
    [b(50, 'Schulbildung', 12)],
    [t(50, '2005 – 2014'), b(180, 'Gymnasium am Hafen')],
    [t(180, 'Abitur')],
  ]);
  const found = readResume(items);
  expect(found).toMatchObject({ email: 'j.feldmann@example.com', phone: '0431 1234567', name: 'Jutta Feldmann' });
  expect(
    sectionOf(items, 'experience')[0]!.entries.map(({ title, start, end }) => [title, start?.value, end?.value]),
  ).toEqual([
    ['Sachbearbeiterin Einkauf', '2019-03', 'present'],
    ['Kauffrau für Büromanagement', '2014-08', '2019-02'],
  ]);
  expect(entriesOf(items, 'education')).toEqual(['Abitur | Gymnasium am Hafen |  | 2005 | 2014']);
});

test('a Ukrainian page without bold text is split by dates', () => {
  const items = layOut([
    [t(50, 'Остап Гайовий', 18)],
    8,
    [t(50, 'ostap.haiovyi@example.com, +380 50 123 45 67')],
    14,
    [t(50, 'Досвід роботи', 13)],
    4,
    [t(50, 'Січень 2020 — теперішній час')],
    [t(50, 'Інженер з якості')],
    [t(50, 'ТОВ «Веселка»')],
    [t(50, '• Перевіряє скло перед відправленням')],
    [t(50, 'Вересень 2016 — грудень 2019')],
    [t(50, 'Лаборант')],
    [t(50, 'Львівська склодувна майстерня')],
    [t(50, '• Вів журнал печей')],
    14,
    [t(50, 'Освіта', 13)],
    4,
    [t(50, '2012 – 2016')],
    [t(50, 'Національний університет «Львівська політехніка»')],
    [t(50, 'Бакалавр, хімічна технологія')],
  ]);
  expect(readResume(items)).toMatchObject({
    name: 'Остап Гайовий',
    email: 'ostap.haiovyi@example.com',
    phone: '+380 50 123 45 67',
  });
  expect(entriesOf(items, 'experience')).toEqual([
    'Інженер з якості | ТОВ «Веселка» |  | 2020-01 | present',
    'Лаборант | Львівська склодувна майстерня |  | 2016-09 | 2019-12',
  ]);
  expect(entriesOf(items, 'education')).toEqual([
    'Бакалавр, хімічна технологія | Національний університет «Львівська політехніка» |  | 2012 | 2016',
  ]);
});

describe('other content of pages', () => {
  test('running heads and page numbers are dropped', () => {
    const first = layOut([
      [b(50, 'Tom Reed', 20)],
      20,
      [b(50, 'Experience', 14)],
      6,
      [b(50, 'Cook')],
      [t(50, 'The Oak Inn')],
      [t(50, '2019 - 2023')],
      [t(50, '• Cooked for a hundred guests a day,')],
    ]);
    const second = [
      ...layOut([[t(50, 'Tom Reed · 2 / 2')], 30, [t(58, 'and twice that on Sundays')]], 2),
      item(2, 820, t(500, 'Page 2 of 2')),
    ];
    const { entries } = readResume([...first, item(1, 820, t(500, 'Page 1 of 2')), ...second]).sections[0]!;
    expect(entries).toHaveLength(1);
    expect(entries[0]!.description.join(' ')).toBe('Cooked for a hundred guests a day, and twice that on Sundays');
  });

  test('ligatures, private-use bullets and line-end hyphens are normalised', () => {
    const items = layOut([
      [b(50, 'Tom Reed', 20)],
      20,
      [b(50, 'Experience', 14)],
      6,
      [b(50, 'Oﬃce clerk')],
      [t(50, 'Reed & Co')],
      [t(50, '2019 - 2023')],
      [t(50, '\uf0b7 Kept the ﬁles of four hundred manu-')],
      [t(60, 'facturers in order')],
    ]);
    const [entry] = readResume(items).sections[0]!.entries;
    expect(entry).toMatchObject({
      title: 'Office clerk',
      description: ['Kept the files of four hundred manufacturers in order'],
    });
  });

  test('an e-mail address that is broken over two lines is joined', () => {
    const items = layOut([
      [b(50, 'Katarzyna Lis', 20)],
      10,
      [t(50, 'katarzyna.lis@mail.')],
      [t(50, 'example.com')],
      14,
      [b(50, 'Skills', 14)],
      [t(50, 'Knitting')],
    ]);
    expect(readResume(items).email).toBe('katarzyna.lis@mail.example.com');
  });

  test('no text gives an empty resume', () => {
    expect(readResume([])).toEqual({
      name: '',
      profession: '',
      email: '',
      phone: '',
      location: '',
      links: [],
      sections: [],
    });
  });

  test('items with invalid numbers are ignored', () => {
    const items = layOut([[b(50, 'Tom Reed', 20)]]);
    const broken = { ...items[0]!, x: Number.NaN, text: 'ghost' };
    expect(readResume([broken, ...items]).name).toBe('Tom Reed');
  });
});

describe('text side by side', () => {
  test('a level and the note after it belong to one language', () => {
    const items = layOut([
      [b(50, 'Anna Nowak', 20)],
      [t(50, 'anna.nowak@example.com')],
      14,
      [b(50, 'Podsumowanie', 14)],
      6,
      [t(50, 'Księgowa, która od piętnastu lat zamyka miesiąc przed terminem i bez poprawek w kolejnym.')],
      14,
      [b(50, 'Języki', 14)],
      6,
      [t(50, 'czeski – B1, swobodna rozmowa')],
      [t(50, 'polski – ojczysty')],
    ]);
    expect(sectionOf(items, 'languages').flatMap(({ terms }) => terms)).toEqual([
      { name: 'czeski', detail: 'B1, swobodna rozmowa' },
      { name: 'polski', detail: 'ojczysty' },
    ]);
  });

  test('a company that ends with a full stop is not a part of the e-mail address below it', () => {
    const items = layOut([[b(50, 'Anna Nowak', 20)], [t(50, 'Budowa i Spółka S.A.')], [t(50, 'k.gasior@example.com')]]);
    expect(readResume(items).email).toBe('k.gasior@example.com');
  });
});

test('a place next to a long web address is not a line of the description', () => {
  const items = layOut([
    [b(50, 'Nils Berg', 20)],
    [t(50, 'nils@berg.example')],
    20,
    [b(50, 'EXPERIENCE', 13)],
    [b(50, 'Software Engineer', 11)],
    [t(50, 'Three Crowns Games · Aug 2015 – Feb 2018')],
    [t(50, 'Lund · threecrowns.example.com/careers/engineering/backend', 9.5)],
    [t(52, '• Matchmaking for players')],
  ]);
  expect(sectionOf(items, 'experience').flatMap(({ entries }) => entries)).toMatchObject([
    {
      title: 'Software Engineer',
      organisation: 'Three Crowns Games',
      location: 'Lund',
      url: 'threecrowns.example.com/careers/engineering/backend',
      description: ['Matchmaking for players'],
    },
  ]);
});

test('a paragraph about a year does not begin an entry', () => {
  const items = layOut([
    [b(50, 'Nils Berg', 20)],
    [t(50, 'nils@berg.example')],
    20,
    [b(50, 'EXPERIENCE', 13)],
    [t(50, 'Marketing Specialist')],
    [t(50, 'Mill Foods, Jan 2021 – present')],
    [t(52, '• Plans the campaigns of the shop')],
    [t(50, 'Campaign of 2024: 11 400 new customers at a cost of')],
    [t(50, 'a third less.')],
    8,
    [t(50, 'Assistant')],
    [t(50, 'Sea Foods, Jan 2019 – Dec 2020')],
  ]);
  expect(entriesOf(items, 'experience')).toEqual([
    'Marketing Specialist | Mill Foods |  | 2021-01 | present',
    'Assistant | Sea Foods |  | 2019-01 | 2020-12',
  ]);
});

test('a name that is broken at its hyphen is one name, and a street is read with its city below', () => {
  const found = readResume(
    layOut([
      [b(50, 'Maëlle Archambault-', 24)],
      10,
      [b(50, 'Desrochers', 24)],
      20,
      [t(50, '12 quai Rambaud')],
      [t(50, '69002 Lyon')],
      [t(50, '06 12 34 56 78')],
      [t(50, 'maelle@courriel.example')],
      20,
      [b(50, 'Formation', 14)],
      [t(50, 'Lycée Estienne'), t(430, '2011 – 2013')],
    ]),
  );
  expect(found).toMatchObject({ name: 'Maëlle Archambault-Desrochers', location: '12 quai Rambaud, 69002 Lyon' });
});
