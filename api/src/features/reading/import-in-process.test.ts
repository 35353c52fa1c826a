import { gzipSync } from 'node:zlib';
import { UnreadableFileError } from '@kreda/document/kinds/resume/formats/intake/unreadable-file-error';
import { strToU8, zipSync } from 'fflate';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { IMPORT_LIMITS, importInProcess } from './import-in-process.ts';
import { ReadingBusyError } from './reading-busy-error.ts';

const SETTING = { uuid: '00000000-0000-4000-8000-000000000000', language: 'en' } as const;
const JSON_RESUME = '{"basics":{"name":"Jan Nowak"}}';

/** What an import of these files ends with: the format that was read, or the reason of the refusal. */
async function endOf(files: Record<string, Uint8Array | string>, limits = IMPORT_LIMITS): Promise<string> {
  const read = Object.entries(files).map(([name, content]) => ({
    name,
    bytes: typeof content === 'string' ? strToU8(content) : content,
  }));
  try {
    return (await importInProcess(read, SETTING, limits)).format;
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.reason;
    throw error;
  }
}

async function pdf(change: (document: PDFDocument) => unknown): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await change(document);
  return document.save();
}

/** 30 KB of one letter, attached under many names (ISO 32000-1, sections 7.4.5 and 7.9.6). */
async function pdfOfOneAttachment(names: number): Promise<Uint8Array> {
  return pdf((document) => {
    document.addPage();
    const { context } = document;
    const runs = [...Array.from({ length: 240 }, () => [129, 0x61]).flat(), 128];
    const content = context.register(context.stream(new Uint8Array(runs), { Filter: 'RunLengthDecode' }));
    const file = context.register(context.obj({ Type: 'Filespec', F: PDFString.of('a'), EF: { F: content } }));
    const tree = Array.from({ length: names }, (_, index) => [PDFString.of(`${index}`), file]).flat();
    document.catalog.set(PDFName.of('Names'), context.obj({ EmbeddedFiles: { Names: tree } }));
  });
}

const spaces = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024).fill(0x20);
const nested = (open: string, close: string, levels: number, inside = '') =>
  `${open.repeat(levels)}${inside}${close.repeat(levels)}`;

/** Entities that stand for a billion words (CVE-2003-1564). */
const BILLION_LAUGHS = `<?xml version="1.0"?><!DOCTYPE SkillsPassport [<!ENTITY a "lol">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`,
).join('')}]><SkillsPassport><LearnerInfo><Headline>&j;</Headline></LearnerInfo></SkillsPassport>`;

/** YAML whose anchors stand for a billion words. */
const ALIASES = `cv:\n  a: &a [lol]\n${[...'bcdefghij']
  .map((name, index) => `  ${name}: &${name} [${Array(10).fill(`*${'abcdefghi'[index]}`).join(', ')}]\n`)
  .join('')}`;

/** Archives in archives, five levels with ten files each: 100,000 files of 9 MB if all were unpacked. */
function archivesInArchives(): Uint8Array {
  let inner = zipSync({ 'cv.json': spaces(9) });
  for (let level = 0; level < 5; level++) {
    inner = zipSync(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${index}.zip`, inner])));
  }
  return inner;
}

describe('an import in a process of its own', () => {
  test('ends with its signal', async () => {
    const files = [{ name: 'cv.json', bytes: strToU8(JSON_RESUME) }];
    const signal = AbortSignal.timeout(20);
    await expect(importInProcess(files, SETTING, IMPORT_LIMITS, signal)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  test('makes a resume', async () => {
    expect(await endOf({ cv: JSON_RESUME })).toBe('json-resume');
  });

  test('can be given the same bytes again', async () => {
    const bytes = await pdf((document) => document.addPage());
    expect([await endOf({ cv: bytes }), await endOf({ cv: bytes })]).toEqual(['scanned', 'scanned']);
  });

  test.each<[string, () => Uint8Array | string | Promise<Uint8Array | string>, string]>([
    ['archives in archives', archivesInArchives, 'unknown-format'],
    ['aliases in aliases', () => ALIASES, 'too-large'],
    ['a million nested lists of YAML', () => `cv:\n  name: ${nested('[', ']', 1_000_000)}`, 'too-large'],
    [
      'an archive of 30 MB of spaces',
      () => zipSync({ 'a.json': spaces(9), 'b.json': spaces(9), 'c.json': spaces(9) }),
      'unknown-format',
    ],
    [
      'an archive of 90 MB',
      () => zipSync(Object.fromEntries([...'abcdefghij'].map((name) => [name, spaces(9)]))),
      'too-large',
    ],
    [
      'an archive with ten thousand files',
      // Stored: to compress ten thousand files takes three seconds, and what is bounded is their number.
      () =>
        zipSync(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${index}`, strToU8('a')])), {
          level: 0,
        }),
      'too-large',
    ],
    ['a file that was compressed by gzip', () => gzipSync(spaces(1)), 'unknown-format'],
    ['entities in entities', () => BILLION_LAUGHS, 'document-type'],
    [
      'an external entity',
      () => '<!DOCTYPE Candidate [<!ENTITY a SYSTEM "file:///etc/passwd">]><Candidate>&a;</Candidate>',
      'document-type',
    ],
    ['a million nested elements', () => `<Candidate>${nested('<a>', '</a>', 1_000_000)}</Candidate>`, 'too-large'],
    [
      'a million elements',
      () => `<SkillsPassport><LearnerInfo>${'<a/>'.repeat(1_000_000)}</LearnerInfo></SkillsPassport>`,
      'too-large',
    ],
    ['an element that never ends', () => `<Candidate ${'a="b" '.repeat(1_000_000)}`, 'too-large'],
    ['a million nested lists', () => `{"work":${nested('[', ']', 1_000_000)}}`, 'too-deep'],
    ['a million list entries', () => `{"work":[${'1,'.repeat(1_000_000)}1]}`, 'too-many-values'],
    ['a million lines', () => JSON.stringify({ basics: { summary: 'a\n'.repeat(1_000_000) } }), 'too-many-lines'],
    [
      '80 MB attached to a PDF',
      () =>
        pdf(async (document) => {
          document.addPage();
          await document.attach(spaces(80), 'resume.json');
        }),
      'too-large',
    ],
    ['a PDF in which 1,500 names point at one attachment', () => pdfOfOneAttachment(1_500), 'too-large'],
    [
      'a table that is one quoted cell',
      () => `Company Name,Title,Description,Location,Started On,Finished On\n"${'a,'.repeat(4_000_000)}`,
      'too-large',
    ],
    [
      'a table of quotes',
      () => `Company Name,Title,Description,Location,Started On,Finished On\n${'"'.repeat(1_500_000)}`,
      'linkedin',
    ],
    ['ten megabytes of one word', () => 'a'.repeat(10 * 1024 * 1024), 'unknown-format'],
    ['ten megabytes of spaces', () => new Uint8Array(10 * 1024 * 1024).fill(0x20), 'unknown-format'],
  ])('bounds %s', async (_what, make, end) => {
    expect(await endOf({ cv: await make() })).toBe(end);
  });

  test('bounds the bytes of all files together', async () => {
    expect(await endOf({ a: spaces(6), b: spaces(6) })).toBe('too-large');
  });

  test.runIf(process.platform === 'linux')('bounds all memory', async () => {
    expect(await endOf({ cv: JSON_RESUME }, { ...IMPORT_LIMITS, residentMb: 10 })).toBe('too-large');
  });

  test.runIf(process.platform === 'linux')('bounds the time of processors', async () => {
    const cv = await pdf((document) => document.addPage());
    expect(await endOf({ cv }, { ...IMPORT_LIMITS, processorMs: 1 })).toBe('too-slow');
  });

  test('blames the machine and not the file for the time of a clock', async () => {
    const reading = endOf({ cv: JSON_RESUME }, { ...IMPORT_LIMITS, deadlineMs: 1 });
    await expect(reading).rejects.toBeInstanceOf(ReadingBusyError);
  });
});
