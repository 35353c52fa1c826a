import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../engine/text/languages.ts';
import type { TextItem } from '../../../../reader/found-resume.ts';
import { typicalResume } from '../../../../testing/sample-resumes.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { toJsonResume } from '../json-resume/to-json-resume.ts';
import { FULL_JSON_RESUME } from '../testing/full-json-resume.ts';
import { importFiles } from './import-files.ts';
import type { PdfContent } from './pdf-content.ts';

const SETTING = { uuid: '00000000-0000-4000-8000-000000000000', language: 'en' } as const;

type Content = string | Uint8Array;
const bytesOf = (content: Content) => (typeof content === 'string' ? strToU8(content) : content);
const noPdf = async (): Promise<PdfContent> => {
  throw new Error('no PDF is read here');
};

const importAll = (files: Record<string, Content>, readPdf: (bytes: Uint8Array) => Promise<PdfContent> = noPdf) =>
  importFiles(
    Object.entries(files).map(([name, content]) => ({ name, bytes: bytesOf(content) })),
    SETTING,
    readPdf,
  );
const importOne = (content: Content, name = 'cv') => importAll({ [name]: content });
const reasonOf = (imported: Promise<unknown>) =>
  imported.then(
    () => 'imported',
    (error: unknown) => {
      if (!(error instanceof UnreadableFileError)) throw error;
      return error.reason;
    },
  );
const zip = (files: Record<string, Content>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, bytesOf(content)])));

/** A compound file, as Word wrote before 2007, with a stream of that name. */
const compoundFile = (stream: string) =>
  new Uint8Array(
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(900), Buffer.from(stream, 'utf16le')]),
  );
/** A text document of Word with a paragraph for each line. */
const docx = (...lines: string[]) => {
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  return zip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
  });
};

const JSON_RESUME = JSON.stringify(FULL_JSON_RESUME);
const PASSPORT =
  '<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo><Identification><PersonName><FirstName>Jana</FirstName><Surname>Nová</Surname></PersonName></Identification></LearnerInfo></SkillsPassport>';
const CANDIDATE =
  '<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3"><CandidatePerson><PersonName><hr:GivenName xmlns:hr="urn:o">Jana</hr:GivenName><hr:FamilyName>Nová</hr:FamilyName></PersonName></CandidatePerson></Candidate>';
const PASSPORT_JSON = JSON.stringify({
  SkillsPassport: { LearnerInfo: { Identification: { PersonName: { FirstName: 'Jana', Surname: 'Nová' } } } },
});
const PROFILE = 'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary\nJana,Nová,,,,Baker,\n';
const POSITIONS = 'Company Name,Title,Description,Location,Started On,Finished On\nBakery,Baker,,Brno,Jan 2019,\n';

describe('the kind of a file is decided by its content', () => {
  test.each<[string, Content, string]>([
    ['JSON Resume', JSON_RESUME, 'json-resume'],
    ['RenderCV', '# A CV\ncv:\n  name: Jan Nowak\ndesign:\n  theme: classic\n', 'rendercv'],
    ['JSON Resume of before 1.0', '{"bio":{"name":"Jan Nowak"}}', 'json-resume'],
    ['a SkillsPassport', PASSPORT, 'europass'],
    ['a SkillsPassport with declaration and comments', `<?xml version="1.0"?>\n<!-- CV -->\n${PASSPORT}`, 'europass'],
    ['a SkillsPassport as JSON', PASSPORT_JSON, 'europass'],
    ['a Candidate', CANDIDATE, 'europass'],
    ['a Candidate with a prefix', CANDIDATE.replace(/<(\/?)Candidate(?=[ >])/g, '<$1e:Candidate'), 'europass'],
    ['a table of LinkedIn', POSITIONS, 'linkedin'],
    ['a Word file', docx('Jan Nowak', 'jan.nowak@example.com', 'Experience'), 'docx'],
    ['an archive of a Word file', zip({ 'cv.docx': docx('Jan Nowak', 'jan.nowak@example.com') }), 'docx'],
  ])('%s', async (_what, content, format) => {
    for (const name of ['cv.pdf', 'cv.json', 'cv']) expect((await importOne(content, name)).format).toBe(format);
  });

  test.each<[string, (text: string) => Uint8Array]>([
    ['a byte order mark', (text) => strToU8(`\ufeff${text}`)],
    ['UTF-16, little-endian', (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))],
    ['UTF-16, big-endian', (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())],
    ['UTF-16 without a mark', (text) => new Uint8Array(Buffer.from(text, 'utf16le'))],
    ['Windows-1252', (text) => new Uint8Array(Buffer.from(text, 'latin1'))],
  ])('in %s', async (_what, encode) => {
    const { resume } = await importOne(encode('{"basics":{"name":"Zoë Müller"}}'));
    expect(resume.name).toBe('Zoë Müller');
  });

  test.each<[string, Language, string, string]>([
    // The bytes of `text` as characters of Windows-1252.
    ['Polish Windows', 'pl', 'Pielêgniarka koordynuj¹ca', 'Pielęgniarka koordynująca'],
    ['Polish Windows, with another setting', 'en', 'Pielêgniarka koordynuj¹ca', 'Pielęgniarka koordynująca'],
    ['Czech Windows', 'cz', 'Vedoucí úèetní, øízení týmu', 'Vedoucí účetní, řízení týmu'],
    ['Slovak Windows', 'sk', 'Hlavná úètovníèka, ¾udské zdroje', 'Hlavná účtovníčka, ľudské zdroje'],
    ['Ukrainian Windows', 'ua', 'Ìåäè÷íà ñåñòðà', 'Медична сестра'],
    [
      'Lithuanian Windows',
      'lt',
      'Vyriausioji slaugytoja, þmogiðkieji iðtekliai',
      'Vyriausioji slaugytoja, žmogiškieji ištekliai',
    ],
    ['German Windows', 'pl', 'Geschäftsführerin für Süddeutschland', 'Geschäftsführerin für Süddeutschland'],
    ['Danish Windows', 'pl', 'Sygeplejerske på Ærø', 'Sygeplejerske på Ærø'],
    ['Swedish Windows', 'ua', 'Sjuksköterska i Åmål', 'Sjuksköterska i Åmål'],
    ['Spanish Windows', 'en', 'Dueña de una cafetería', 'Dueña de una cafetería'],
    ['Windows, with a name from French', 'ua', 'Assistant of François', 'Assistant of François'],
  ])('in the encoding of %s', async (_what, language, title, expected) => {
    const bytes = new Uint8Array(Buffer.from(POSITIONS.replace(',Baker,', `,"${title}",`), 'latin1'));
    const { resume } = await importFiles([{ name: 'Positions.csv', bytes }], { ...SETTING, language }, noPdf);
    expect(resume.sections.experiences.data.items).toMatchObject([{ position: expected }]);
  });

  test('in the encoding that the XML declares', async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>${PASSPORT.replace('Nová', 'Ferré')}`;
    const { resume } = await importOne(new Uint8Array(Buffer.from(text, 'latin1')));
    expect(resume.sections['personal-data'].data.lastName).toBe('Ferré');
  });

  test.each<[string, Content, string]>([
    ['nothing', '', 'unknown-format'],
    ['words', 'A letter', 'unknown-format'],
    ['other JSON', '{"name":"left-pad"}', 'unknown-format'],
    ['a list', '[1, 2]', 'unknown-format'],
    ['other XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'unknown-format'],
    ['a page of the web', '<!DOCTYPE html><html><body>CV</body></html>', 'unknown-format'],
    ['bytes', Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 256), 'unknown-format'],
    ['a Word file with a password', compoundFile('EncryptedPackage'), 'encrypted'],
    ['an old Word file', compoundFile('WordDocument'), 'unknown-format'],
    ['Rich Text', '{\\rtf1\\ansi Jan Nowak\\par}', 'unknown-format'],
    ['broken JSON', '{"basics":', 'not-of-format'],
    ['a wrong type', '{"work":[{"name":{}}]}', 'not-of-format'],
    ['a resume of nothing', '{"basics":{"name":""}}', 'nothing-found'],
  ])('and %s is refused', async (_what, content, reason) => {
    expect(await reasonOf(importOne(content, 'cv.json'))).toBe(reason);
  });
});

describe('an archive', () => {
  test('of one file stands for that file', async () => {
    const archive = zip({ 'My CV/cv.json': JSON_RESUME, '__MACOSX/My CV/._cv.json': 'x', 'My CV/.DS_Store': 'x' });
    expect(await importOne(archive)).toMatchObject({ format: 'json-resume', resume: { name: 'Maria Anna Curie' } });
  });

  test('of LinkedIn is read as a whole, also from a folder; other files in it are named', async () => {
    const archive = zip({ 'Export/Profile.csv': PROFILE, 'Export/Positions.csv': POSITIONS, 'Export/face.jpg': 'x' });
    const { format, resume, notes } = await importOne(archive);
    expect({ format, name: resume.name }).toEqual({ format: 'linkedin', name: 'Jana Nová' });
    expect(resume.sections.experiences.data.items).toMatchObject([{ company: 'Bakery' }]);
    expect(notes).toContainEqual({ kind: 'unknown', path: 'Export/face.jpg', text: '' });
  });

  test.each<[string, Content, string]>([
    ['without a CV', zip({ 'a.txt': 'a', 'b.txt': 'b' }), 'unknown-format'],
    ['of nothing', zip({}), 'unknown-format'],
    ['of two CVs', zip({ 'a.json': JSON_RESUME, 'b.json': JSON_RESUME }), 'several-resumes'],
    ['in an archive', zip({ 'cv.zip': zip({ 'cv.json': JSON_RESUME }) }), 'unknown-format'],
    ['that is cut off', zip({ 'cv.json': JSON_RESUME }).slice(0, 200), 'broken'],
    ['that needs a password', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 1, 0, ...Array(60).fill(0)]), 'encrypted'],
  ])('%s is refused', async (_what, archive, reason) => {
    expect(await reasonOf(importOne(archive, 'cv.zip'))).toBe(reason);
  });

  test('of too many files is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`${index}.txt`, 'a']));
    expect(await reasonOf(importOne(zip(many)))).toBe('too-large');
  });

  test('whose files inflate to too much is refused before they are', async () => {
    const megabytes = new Uint8Array(9 * 1024 * 1024);
    expect(await reasonOf(importOne(zip({ a: megabytes, b: megabytes, c: megabytes, d: megabytes })))).toBe(
      'too-large',
    );
  });

  test('that says a smaller size than its file inflates to takes no more memory than it says', async () => {
    const archive = zip({ 'cv.json': JSON_RESUME });
    const view = new DataView(archive.buffer);
    // The uncompressed size in the central directory (APPNOTE.TXT, section 4.3.12).
    const offsets = [...archive.keys()].slice(0, -4);
    view.setUint32(offsets.find((offset) => view.getUint32(offset, true) === 0x02014b50)! + 24, 10, true);
    expect(await reasonOf(importOne(archive))).toBe('not-of-format');
  });
});

describe('several files', () => {
  test('of LinkedIn are one export, and others are named', async () => {
    const { resume, notes } = await importAll({ 'a.csv': PROFILE, 'b.csv': POSITIONS, 'cover.txt': 'Dear all' });
    expect(resume.name).toBe('Jana Nová');
    expect(resume.sections.experiences.data.items).toHaveLength(1);
    expect(notes).toContainEqual({ kind: 'unknown', path: 'cover.txt', text: '' });
  });

  test('of which two are CVs are refused', async () => {
    await expect(importAll({ 'a.json': JSON_RESUME, 'b.xml': PASSPORT })).rejects.toMatchObject({
      reason: 'several-resumes',
    });
  });
});

describe('notes', () => {
  const rows = (header: string, count: number) => `Name,"${header}"\n${'Baking,b\n'.repeat(count)}`;

  test('have paths of at most 200 characters', async () => {
    const { notes } = await importOne(rows('h'.repeat(50_000), 10), 'Skills.csv');
    expect(notes).toHaveLength(10);
    for (const { path, text } of notes) expect([path.length, text]).toEqual([200, 'b']);
  });

  test.each<[string, Content]>([
    ['too many', rows('Other', 2_001)],
    ['too long together', `Name,Other\n${`Baking,${'b'.repeat(30_000)}\n`.repeat(40)}`],
    [
      'one long text of many aliases',
      `cv:\n  name: A B\n  k: &a ${'x'.repeat(90_000)}\n${[...Array(20).keys()].map((n) => `  k${n}: *a\n`).join('')}`,
    ],
    ['many aliases', `cv:\n  name: A B\n  k: &a x\n  l: [${Array(501).fill('*a').join(', ')}]\n`],
  ])('that are %s refuse the file', async (_what, content) => {
    expect(await reasonOf(importOne(content, 'Skills.csv'))).toBe('too-large');
  });
});

describe('a PDF', () => {
  const item = (text: string, y: number, size = 10): TextItem => ({
    page: 1,
    text,
    x: 60,
    y,
    width: 100,
    size,
    font: '',
  });
  const items = [item('Jan Nowak', 60, 20), item('jan.nowak@example.com', 90)];
  const importPdf = (content: Partial<PdfContent>) =>
    importAll({ cv: '%PDF-1.7' }, async () => ({ items, attachments: [], ...content }));
  const attached = (text: string, name = 'data') => [{ name, bytes: strToU8(text) }];

  test('may begin with other bytes', async () => {
    const { format } = await importAll({ cv: `${' '.repeat(1_000)}%PDF-1.4` }, async () => ({
      items,
      attachments: [],
    }));
    expect(format).toBe('pdf');
  });

  test('is read from its pages, with a confidence for each field', async () => {
    const { format, resume, readings } = await importPdf({});
    expect({ format, name: resume.name }).toEqual({ format: 'pdf', name: 'Jan Nowak' });
    expect(readings?.map(({ field }) => field)).toContain('email');
  });

  test.each([
    ['of ours is read from the resume inside it', JSON.stringify(toJsonResume(typicalResume('classic'))), 'kreda-pdf'],
    ['of Europass is read from the SkillsPassport inside it', PASSPORT, 'europass-pdf'],
    ['of Europass is read from the Candidate inside it', CANDIDATE, 'europass-pdf'],
    ['with somebody else’s JSON is read from its pages', JSON_RESUME, 'pdf'],
    ['with damaged data inside is read from its pages', '<SkillsPassport><LearnerInfo>', 'pdf'],
    ['with an invoice inside is read from its pages', '<Invoice/>', 'pdf'],
  ])('%s', async (_what, text, format) => {
    expect((await importPdf({ attachments: attached(text) })).format).toBe(format);
  });

  test('of pictures is refused, unless data are inside it', async () => {
    expect(await reasonOf(importPdf({ items: [] }))).toBe('scanned');
    expect((await importPdf({ items: [], attachments: attached(PASSPORT) })).format).toBe('europass-pdf');
  });
});
