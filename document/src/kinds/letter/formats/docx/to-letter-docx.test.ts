import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { installedFonts } from '../../../../testing/installed-fonts.ts';
import { typicalResume } from '../../../../testing/sample-resumes.ts';
import type { Letter } from '../../model/letter.ts';
import { LETTER_FORMS } from '../../model/letter-form.ts';
import { sampleLetter } from '../../testing/sample-letters.ts';
import { toLetterDocx } from './to-letter-docx.ts';

const fonts = installedFonts();
const resume = typicalResume('modern', 'pl');
/** A PNG of one pixel. */
const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

function write(letter: Letter, of = resume, photo: Uint8Array | null = null): Promise<Uint8Array> {
  const subsetFont = () => Promise.reject(new Error('A Word document has whole fonts'));
  return toLetterDocx({ letter, resume: of }, { photo, fonts, subsetFont });
}

function xmlOf(file: Uint8Array): string {
  return strFromU8(unzipSync(file)['word/document.xml']!);
}

/** The words of the document in their order. */
function textOf(file: Uint8Array): string {
  const paragraphs = xmlOf(file).split('</w:p>');
  return paragraphs
    .map((one) => [...one.matchAll(/<w:t[ >][^<]*?>?([^<>]*)<\/w:t>/g)].map(([, text]) => text).join(''))
    .join('\n');
}

/** A template for each kind of head. */
const HEADS = ['modern', 'mirror', 'classic', 'bold', 'duotone', 'portrait', 'monogram'] as const;

describe('a letter as a Word document', () => {
  test.each(HEADS)('has all parts in their order in %s', async (pattern) => {
    const of = typicalResume(pattern, 'pl');
    const text = textOf(await write(sampleLetter('pl', of), of));
    const parts = [
      'Łódź, 26 listopada',
      'Pani Katarzyna',
      '81-350',
      'Aplikacja',
      'Szanowni',
      'z zainteresowaniem',
      'trzy szpitale',
      'Chętnie',
      'Z poważaniem',
      'Załączniki',
      'Referencje',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text.indexOf('Świątek')).toBeLessThan(places[0]!);
    expect(text.lastIndexOf('Świątek')).toBeGreaterThan(text.indexOf('Z poważaniem'));
  });

  test.each(LETTER_FORMS)('has recipient, subject and salutation in the form %s', async (form) => {
    const text = textOf(await write({ ...sampleLetter('en', resume), form }));
    for (const part of ['Ms Eleanor Whitfield', 'Application', 'Dear Ms Whitfield,', '2026', 'Enclosure: CV'])
      expect(text).toContain(part);
    expect(text.indexOf('Dear Ms') < text.indexOf('Application')).toBe(form === 'uk');
  });

  test('holds the signature with its text alternative, and none without a file', async () => {
    const signature = { uuid: '1c1b5d34-64f5-4f2f-9f35-8a7a2f2f1d44', widthPx: 600, heightPx: 200 };
    const letter = { ...sampleLetter('pl', resume), signature };
    const file = await write(letter, resume, PNG);
    expect(Object.keys(unzipSync(file)).some((path) => path.endsWith('.png'))).toBe(true);
    expect(xmlOf(file)).toContain('descr="Podpis: Józef Żółć-Świątek"');
    expect(xmlOf(await write(letter))).not.toContain('<pic:pic');
  });

  test('is the same file each time', async () => {
    const letter = sampleLetter('de', resume);
    expect(await write(letter)).toEqual(await write(letter));
  });

  test('says its language, and divides words as the page does', async () => {
    const parts = unzipSync(await write(sampleLetter('de', resume)));
    expect(strFromU8(parts['word/styles.xml']!)).toContain('<w:lang w:val="de-DE"');
    expect(strFromU8(parts['word/settings.xml']!)).toContain('<w:autoHyphenation');
  });
});
