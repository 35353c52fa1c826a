import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { docxFile, hyperlink, PAGE_FIELD, paragraph, run, table, textBox } from '../../../../../testing/docx-file.ts';
import { resumeSchema } from '../../../model/resume.ts';
import { richTextToPlain } from '../../../model/rich-text.ts';
import { importFiles } from '../../import/import-files.ts';
import { UnreadableFileError } from '../../intake/unreadable-file-error.ts';
import { readDocx } from './docx-text-items.ts';
import { fromDocx } from './from-docx.ts';

const SETTING = { uuid: '4be0643f-1d98-473b-97cd-ca98a65347dd', language: 'en' } as const;

const STRONG = '<w:rStyle w:val="Strong"/>';
const job = (title: string, dates: string) => paragraph(run(title, STRONG) + run(`\t${dates}`), { style: 'Job' });

describe('a CV of styled paragraphs, with dates at a right tab stop', () => {
  const body = [
    paragraph('Ewa Lis', { style: 'Title' }),
    paragraph(run('ewa.lis@example.com | +48 600 700 800 | Lublin | ') + hyperlink('Profile')),
    paragraph('Work experience', { style: 'Heading' }),
    job('Laboratory technician', '03/2020 – present'),
    paragraph('Wodociągi Lublin'),
    paragraph('Tests samples of drinking water from nine intakes', { list: '1' }),
    paragraph('Calibrates instruments', { list: '1' }),
    paragraph('Each week', { list: '1/1' }),
    job('Laboratory assistant', '2017 – 2020'),
    paragraph('Instytut Gleb'),
    paragraph('Dried and weighed soil', { list: '2' }),
    paragraph('Kept the register', { list: '2' }),
    paragraph('Languages', { style: 'SubHeading' }),
    paragraph('English (C1)'),
    paragraph('German (A2)'),
  ].join('');
  const { resume, readings } = fromDocx(docxFile(body, { header: `<w:r/>${PAGE_FIELD}` }), SETTING);
  const { sections } = resume;

  test('is a valid resume with its person', () => {
    expect(resumeSchema.safeParse(resume).error).toBeUndefined();
    expect(sections['personal-data'].data).toMatchObject({
      firstName: 'Ewa',
      lastName: 'Lis',
      email: 'ewa.lis@example.com',
      phone: '+48 600 700 800',
      city: 'Lublin',
      linkedin: 'https://www.linkedin.com/in/ewa-lis',
    });
  });

  test('has jobs, lists with their levels and numbers, and languages', () => {
    const { items } = sections.experiences.data;
    expect(items).toMatchObject([
      { position: 'Laboratory technician', company: 'Wodociągi Lublin', dateFrom: '2020-03', present: true },
      { position: 'Laboratory assistant', company: 'Instytut Gleb', dateFrom: '2017', dateTo: '2020' },
    ]);
    expect(items[0]!.description).toMatchObject([
      { type: 'list', style: 'bulleted', items: [{ level: 0 }, { level: 0 }, { level: 1 }] },
    ]);
    expect(items[1]!.description).toMatchObject([{ type: 'list', style: 'numbered' }]);
    expect(richTextToPlain(items[1]!.description)).toBe('Dried and weighed soil\nKept the register');
    expect(sections.languages.data.items).toMatchObject([
      { language: 'English', level: 'c1' },
      { language: 'German', level: 'a2' },
    ]);
  });

  test('has no page number, and no places of pages that do not exist', () => {
    expect(JSON.stringify(resume.sections)).not.toContain('"7"');
    expect(readings!.every(({ place }) => place === null)).toBe(true);
  });
});

test('an imported file is known by its content', async () => {
  const bytes = docxFile(paragraph('Ewa Lis', { style: 'Title' }) + paragraph('ewa.lis@example.com'));
  const readPdf = () => Promise.reject(new Error('It is no PDF'));
  const { format, resume } = await importFiles([{ name: 'resume.zip', bytes }], SETTING, readPdf);
  expect(format).toBe('docx');
  expect(resume.name).toBe('Ewa Lis');
});

test('reads a CV in a table with two columns, and a text box', () => {
  const side = [
    paragraph('Contact', { style: 'Heading' }),
    paragraph('jan.bury@example.com'),
    paragraph('+48 601 202 303'),
    paragraph('Skills', { style: 'Heading' }),
    paragraph('Welding'),
    paragraph('Turning'),
    paragraph('Grinding'),
  ].join('');
  const main = [
    paragraph('Experience', { style: 'Heading' }),
    job('Welder', '2019 – 2023').replaceAll('9000', '6000'),
    paragraph('Stocznia Gdynia'),
    paragraph('Welded hulls of two ferries', { list: '1' }),
    paragraph('Education', { style: 'Heading' }),
    paragraph(run('Technikum Mechaniczne', STRONG)),
    paragraph('technik mechanik'),
    paragraph('2012 – 2016'),
  ].join('');
  const body = `<w:p>${textBox(paragraph('Jan Bury', { style: 'Title' }))}</w:p>${table([3_000, 6_000], [[side, main]])}`;
  const { resume } = fromDocx(docxFile(body), SETTING);
  expect(resume.sections['personal-data'].data).toMatchObject({
    firstName: 'Jan',
    lastName: 'Bury',
    email: 'jan.bury@example.com',
  });
  expect(resume.sections.experiences.data.items).toMatchObject([
    { position: 'Welder', company: 'Stocznia Gdynia', dateFrom: '2019', dateTo: '2023' },
  ]);
  expect(resume.sections.education.data.items).toMatchObject([
    { schoolName: 'Technikum Mechaniczne', degree: 'technik mechanik', dateFrom: '2012', dateTo: '2016' },
  ]);
  expect(resume.sections.skills.data.items.map(({ name }) => name)).toEqual(['Welding', 'Turning', 'Grinding']);
});

test('a table with dates on the left is jobs with dates', () => {
  const row = (dates: string, title: string, company: string) => [
    paragraph(dates),
    paragraph(run(title, STRONG)) +
      paragraph(company) +
      paragraph('Sold bread and rolls to a whole street', { list: '1' }),
  ];
  const rows = [row('05.2019 – 08.2022', 'Seller', 'Bakery Kłos'), row('2015 – 2019', 'Cashier', 'Market Zorza')];
  const body =
    paragraph('Ola Mak', { style: 'Title' }) +
    paragraph('Experience', { style: 'Heading' }) +
    table([2_200, 6_800], rows);
  const { resume } = fromDocx(docxFile(body), SETTING);
  expect(resume.sections.experiences.data.items).toMatchObject([
    { position: 'Seller', company: 'Bakery Kłos', dateFrom: '2019-05', dateTo: '2022-08' },
    { position: 'Cashier', company: 'Market Zorza', dateFrom: '2015', dateTo: '2019' },
  ]);
});

test('a paragraph that a cell of its width shows in one line is one line', () => {
  const rows = [
    [paragraph('2015 –'), paragraph('Profesor, Uniwersytet Wrocławski')],
    [paragraph('2008 – 2015'), paragraph('Adiunkt, Uniwersytet Opolski')],
    [paragraph('2004 – 2008'), paragraph('Asystent, Politechnika Opolska')],
  ];
  const { items } = readDocx(docxFile(table([1_600, 3_421], rows)));
  expect(items.map(({ text }) => text)).toEqual(
    ['2015 –', 'Profesor, Uniwersytet Wrocławski'].concat(
      ['2008 – 2015', 'Adiunkt, Uniwersytet Opolski'],
      ['2004 – 2008', 'Asystent, Politechnika Opolska'],
    ),
  );
  const [long, ...more] = readDocx(docxFile(table([3_421], [[paragraph('słowo '.repeat(12).trim())]]))).items;
  expect(more.length).toBeGreaterThan(0);
  expect(long!.width).toBeLessThan(3_421 / 20);
});

test('paragraphs and forced line breaks of one cell stay lines of their own', () => {
  const cell =
    paragraph('Seller') +
    paragraph('Bakery Kłos') +
    paragraph('Sold bread') +
    `<w:p>${run('Baked rolls')}<w:r><w:br/></w:r>${run('Cleaned up')}</w:p>`;
  const body =
    paragraph('Ola Mak', { style: 'Title' }) +
    paragraph('Experience', { style: 'Heading' }) +
    table([2_200, 6_800], [[paragraph('05.2019 – 08.2022'), cell]]);
  const [job] = fromDocx(docxFile(body), SETTING).resume.sections.experiences.data.items;
  expect(job).toMatchObject({ position: 'Seller', company: 'Bakery Kłos' });
  expect(richTextToPlain(job!.description)).toBe('Sold bread\nBaked rolls\nCleaned up');
});

test('a whole CV in one table, with headings in merged cells, is read into its fields', () => {
  const heading = (text: string) => [paragraph(run(text, STRONG)), ''];
  const pair = (label: string, value: string) => [paragraph(label), paragraph(value)];
  const rows = [
    heading('Dane osobowe'),
    pair('Imię i nazwisko', 'Ola Mak'),
    pair('Data urodzenia', '12.05.1990'),
    pair('Stan cywilny', 'mężatka'),
    pair('Adres', 'ul. Klonowa 8/14, 61-131 Poznań'),
    pair('E-mail', 'ola.mak@example.pl'),
    heading('Doświadczenie zawodowe'),
    [
      paragraph('05.2019 – obecnie'),
      paragraph(run('Magazynier', STRONG) + run(', Hurtownia Kłos sp. z o.o., Poznań')) + paragraph('Wydawanie towaru'),
    ],
    [paragraph('2015 – 2019'), paragraph(run('Sprzedawca', STRONG) + run(', Market Zorza, Gniezno'))],
    heading('Języki obce'),
    pair('angielski', 'B2'),
  ];
  const { resume, notes, readings } = fromDocx(docxFile(table([2_600, 6_400], rows)), SETTING);
  expect(resume.sections['personal-data'].data).toMatchObject({
    firstName: 'Ola',
    lastName: 'Mak',
    birthDate: '1990-05-12',
    fact1Label: 'Stan cywilny',
    fact1Value: 'mężatka',
    address: 'ul. Klonowa 8/14',
    city: '61-131 Poznań',
    email: 'ola.mak@example.pl',
    profession: '',
  });
  expect(resume.sections.experiences.data.items).toMatchObject([
    {
      position: 'Magazynier',
      company: 'Hurtownia Kłos sp. z o.o.',
      city: 'Poznań',
      dateFrom: '2019-05',
      present: true,
    },
    { position: 'Sprzedawca', company: 'Market Zorza', city: 'Gniezno', dateFrom: '2015', dateTo: '2019' },
  ]);
  expect(resume.sections.languages.data.items).toMatchObject([{ language: 'angielski' }]);
  expect(notes).toEqual([]);
  expect(readings!.every(({ place }) => place === null)).toBe(true);
});

test('footnotes are notes of the import', () => {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/footnotes';
  const file = docxFile(paragraph('Ola Mak', { style: 'Title' }) + paragraph('ola.mak@example.pl'), {
    parts: {
      'word/_rels/document.xml.rels': `<Relationships><Relationship Id="rNotes" Type="${type}" Target="footnotes.xml"/></Relationships>`,
      'word/footnotes.xml': `<w:footnotes xmlns:w="${main}"><w:footnote w:id="0"><w:p/></w:footnote><w:footnote w:id="1">${paragraph('With distinction.')}</w:footnote></w:footnotes>`,
    },
  });
  expect(fromDocx(file, SETTING).notes).toEqual([{ kind: 'left-out', path: 'document', text: 'With distinction.' }]);
});

describe('a footer', () => {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relationship = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"/>`;
  const names = paragraph('Ola', { style: 'Title' }) + paragraph('Mak', { style: 'Title' });
  const body = `${names}${paragraph('ola.mak@example.pl')}${paragraph('Experience', { style: 'Heading' })}${job('Seller', '2019 – 2022')}${paragraph('Bakery Kłos')}${paragraph('Sold bread', { list: '1' })}`;
  const textsWith = (footer: string) => {
    const section = '<w:p><w:pPr><w:sectPr><w:footerReference r:id="rFooter"/></w:sectPr></w:pPr></w:p>';
    const file = docxFile(body + section, {
      parts: {
        'word/_rels/document.xml.rels': `<Relationships>${relationship('rStyles', 'styles', 'styles.xml')}${relationship('rFooter', 'footer', 'footer1.xml')}</Relationships>`,
        'word/footer1.xml': `<w:ftr xmlns:w="${main}">${footer}</w:ftr>`,
      },
    });
    const last = readDocx(file).items.map(({ text }) => text);
    const { resume, notes } = fromDocx(file, SETTING);
    return { last: last.slice(last.indexOf('Sold bread') + 1), kept: JSON.stringify([resume.sections, notes]) };
  };
  const simple = `<w:fldSimple w:instr=" NUMPAGES ">${run('3')}</w:fldSimple>`;

  test.each([
    ['a name and page numbers', paragraph(run('Ola Mak  ·  ') + PAGE_FIELD + run(' / ') + simple)],
    ['words around page numbers', paragraph(run('Strona ') + PAGE_FIELD + run(' z ') + simple)],
    ['a name, words and a number', paragraph(run('OLA MAK | page ') + PAGE_FIELD)],
    ['page numbers alone', paragraph(`${PAGE_FIELD}${run(' / ')}${simple}`)],
    ['a name alone, in a table', table([3_000, 3_000], [[paragraph('Ola Mak'), paragraph(PAGE_FIELD)]])],
  ])('of %s is no content', (_what, footer) => {
    expect(textsWith(footer).last).toEqual([]);
  });

  test.each([
    ['an address', paragraph('ul. Klonowa 8, 61-131 Poznań'), 'Klonowa 8'],
    ['an address beside a page number', paragraph(run('ul. Klonowa 8, Poznań · ') + PAGE_FIELD), 'Klonowa 8'],
    ['a word that only a page number makes one of pages', paragraph('Strona'), 'Strona'],
    ['a name with another word', paragraph(run('Ola Mak, Kucharz ') + PAGE_FIELD), 'Kucharz'],
  ])('of %s is in the resume or a note', (_what, footer, text) => {
    expect(textsWith(footer).kept).toContain(text);
  });
});

test('leaves out deleted and hidden text, and keeps inserted text and symbols', () => {
  const runs =
    `<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>${run('hidden', '<w:vanish/>')}<w:ins>${run('in')}</w:ins>` +
    '<w:r><w:noBreakHyphen/><w:t>fact</w:t><w:br/><w:t>next</w:t></w:r><w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>';
  expect(readDocx(docxFile(paragraph(runs))).items.map(({ text }) => text)).toEqual(['in', '-fact', 'next', '•']);
});

function reasonOf(bytes: Uint8Array): string {
  try {
    readDocx(bytes);
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.reason;
    throw error;
  }
  return 'none';
}

describe('hostile and damaged files are refused', () => {
  const part = (name: string, text: string) => docxFile('', { parts: { [name]: text } });

  test.each([
    ['no ZIP', 'broken', strToU8('PK\u0003\u0004 and nothing')],
    ['a ZIP without a document', 'not-of-format', zipSync({ 'a.txt': strToU8('a') })],
    ['XML that is not well-formed', 'broken', part('word/document.xml', '<w:document>')],
    ['entities', 'broken', part('word/document.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')],
    ['a document without a body', 'not-of-format', part('word/document.xml', '<a/>')],
    ['elements nested a thousand times', 'too-large', docxFile('<w:sdt>'.repeat(1_000) + '</w:sdt>'.repeat(1_000))],
    ['elements nested a million times', 'too-large', docxFile('<w:p>'.repeat(1_000_000) + '</w:p>'.repeat(1_000_000))],
    ['half a million empty elements', 'too-large', docxFile('<w:p/>'.repeat(500_000))],
    ['a part that inflates to 40 MB', 'too-large', part('word/document.xml', ' '.repeat(40 * 1024 * 1024))],
    ['a million letters', 'too-large', docxFile(paragraph('lorem '.repeat(170_000)))],
    ['thirty thousand paragraphs', 'too-large', docxFile(paragraph('lorem').repeat(30_000))],
  ])('%s', (_what, reason, bytes) => {
    expect(reasonOf(bytes)).toBe(reason);
  });
});
