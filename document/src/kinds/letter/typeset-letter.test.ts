import { beforeAll, describe, expect, test } from 'vitest';
import { FontNotGivenError } from '../../engine/fonts/font-not-given.ts';
import { pageRuns } from '../../engine/page-runs.ts';
import { type Hyphenator, loadHyphenator } from '../../engine/text/hyphenator.ts';
import type { Language } from '../../engine/text/languages.ts';
import { TooManyPagesError } from '../../engine/too-many-pages.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { typicalResume } from '../../testing/sample-resumes.ts';
import type { Resume } from '../resume/model/resume.ts';
import { plainToRichText } from '../resume/model/rich-text.ts';
import { TEMPLATE_SLUGS } from '../resume/model/templates-by-slug.ts';
import { familiesForLetter } from './compose/fonts-of-letter.ts';
import { loadLetterData } from './letter-data.ts';
import type { Letter } from './model/letter.ts';
import { LETTER_FORMS } from './model/letter-form.ts';
import { DIN_5008, mm } from './styles/measures.ts';
import { longLetter, sampleLetter } from './testing/sample-letters.ts';
import { createLetterTypesetter, type LetterOptions } from './typeset-letter.ts';

const typesetter = createLetterTypesetter(installedFonts());
const resume = typicalResume('modern', 'pl');
const hyphenators = new Map<Language, Hyphenator>();
beforeAll(async () => {
  for (const language of ['pl', 'de', 'en'] as const) hyphenators.set(language, await loadHyphenator(language));
});

function typeset(letter: Letter, of: Resume = resume, options: LetterOptions = {}): string[] {
  const hyphenator = hyphenators.get(letter.language);
  return typesetter.typeset({ letter, resume: of }, { ...(hyphenator && { hyphenator }), ...options }).pages;
}

function textOf(svg: string): string {
  return pageRuns(svg)
    .map(({ text }) => text)
    .join(' ');
}

/** The first run of a page that begins with the text. */
function runOf(svg: string, start: string) {
  return pageRuns(svg).find(({ text }) => text.startsWith(start))!;
}

const SIGNATURE = { uuid: '1c1b5d34-64f5-4f2f-9f35-8a7a2f2f1d44', widthPx: 600, heightPx: 220 };

describe('a letter', () => {
  test.each(TEMPLATE_SLUGS)('has the name, colours and fonts of the resume in %s, on one page', (pattern) => {
    const of = typicalResume(pattern, 'pl');
    const pages = typeset(sampleLetter('pl', of), of);
    expect(pages).toHaveLength(1);
    const [page] = pages;
    expect(page).toContain('<g data-role="name">');
    const families = new Set([...page!.matchAll(/font-family="([^"]+)"/g)].map(([, family]) => family));
    expect([...families].toSorted()).toEqual([...new Set(Object.values(of.fonts))].toSorted());
  });

  test.each(TEMPLATE_SLUGS)(
    'has no column without content in %s: its text is as wide as the page allows',
    (pattern) => {
      const of = typicalResume(pattern, 'pl');
      const [page] = typeset(sampleLetter('pl', of), of);
      const { xPx } = runOf(page!, 'z zainteresowaniem');
      expect(xPx).toBeGreaterThanOrEqual(mm(25) - 1);
      expect(xPx).toBeLessThan(140);
    },
  );

  test('has the same bytes each time', () => {
    const letter = sampleLetter('de', resume);
    const again = createLetterTypesetter(installedFonts());
    const hyphenator = hyphenators.get('de')!;
    expect(again.typeset({ letter, resume }, { hyphenator }).pages).toEqual(typeset(letter));
  });

  test('changes with its resume’s person and design', () => {
    const letter = sampleLetter('pl', resume);
    const { data, ...section } = resume.sections['personal-data'];
    const renamed = {
      ...resume,
      sections: { ...resume.sections, 'personal-data': { ...section, data: { ...data, firstName: 'Maria' } } },
    };
    expect(textOf(typeset(letter, renamed)[0]!)).toContain('Maria');
    const red = { ...resume, color: { ...resume.color, generalColor: '#7a1020' } };
    expect(typeset(letter, red)[0]).toContain('#7a1020');
  });

  test('is not closer for a resume with a density of its own', () => {
    const density = { text: 0.8, leading: 0.84, margins: 0.6, spacing: 0.45, entrySpacing: 0.45 };
    const dense = { ...resume, pageSetup: { ...resume.pageSetup, density } };
    const letter = sampleLetter('pl', resume);
    expect(typeset(letter, dense)).toEqual(typeset(letter));
  });

  test('has its signature above the name, and its place without the picture', () => {
    const letter = { ...sampleLetter('en', resume), signature: SIGNATURE };
    const signature = 'data:image/png;base64,iVBORw0KGgo=';
    const [page] = typeset(letter, resume, { signature });
    const [, y, height] = /<image x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/.exec(page!)!;
    const names = pageRuns(page!).filter(({ text }) => text === 'Józef Żółć-Świątek');
    expect(Number(y) + Number(height)).toBeLessThan(names.at(-1)!.yPx);
    expect(Number(y)).toBeGreaterThan(runOf(page!, 'Yours sincerely').yPx);
    expect(page).toContain('data-label="Signature: Józef Żółć-Świątek"');
    const [without] = typeset(letter, resume);
    expect(without).not.toContain('<image');
    expect(pageRuns(without!)).toEqual(pageRuns(page!));
  });

  test('is a page of US Letter where its resume is', () => {
    const onLetter = { ...resume, pageSetup: { ...resume.pageSetup, paper: 'letter' as const } };
    const letter = { ...sampleLetter('en', resume), form: 'us' as const };
    expect(typeset(letter, onLetter)[0]).toContain('width="816" height="1056"');
  });

  test('runs from right to left if its text does', () => {
    const letter = { ...sampleLetter('en', resume), body: plainToRichText('שלום '.repeat(60)) };
    const [page] = typeset(letter);
    expect(runOf(page!, 'Yours').xPx).toBeGreaterThan(400);
  });

  test('needs the fonts that it names, and says which is missing', () => {
    const letter = { ...sampleLetter('en', resume), body: plainToRichText('履歴書をお送りします。') };
    expect(familiesForLetter(letter, resume)).toContain('Noto Sans JP');
    const few = createLetterTypesetter(installedFonts().filter(({ face }) => face.family === 'Inter'));
    expect(() => few.typeset({ letter, resume }, { hyphenator: hyphenators.get('en')! })).toThrow(FontNotGivenError);
  });

  test('asks for the hyphenation that it needs', async () => {
    const letter = sampleLetter('de', resume);
    expect(() => typesetter.typeset({ letter, resume })).toThrow('Hyphenation of de was not given');
    expect((await loadLetterData(letter, resume)).hyphenator.language).toBe('de');
  });
});

describe('the forms', () => {
  const atForm = (form: Letter['form'], language: 'pl' | 'de' | 'en' = 'en') =>
    typeset({ ...sampleLetter(language, resume), form })[0]!;

  test('of DIN 5008 B has address, date and subject at their measures', () => {
    const page = atForm('din-5008', 'de');
    const first = runOf(page, 'Rheintal');
    expect(first.xPx).toBeCloseTo(mm(25), 1);
    expect(first.yPx).toBeGreaterThan(mm(45 + 17.7));
    expect(runOf(page, '76131').yPx).toBeLessThan(mm(90));
    const date = runOf(page, 'Łódź, 26. November');
    expect(date.xPx).toBeCloseTo(mm(125), 1);
    expect(date.yPx).toBeGreaterThan(mm(50));
    expect(date.yPx).toBeLessThan(mm(60));
    const subject = runOf(page, 'Bewerbung');
    expect(subject.yPx).toBeGreaterThan(mm(98.46));
    expect(subject.yPx).toBeLessThan(mm(98.46) + 30);
  });

  test.each(TEMPLATE_SLUGS)('of DIN 5008 B has the head of %s above the address field', (pattern) => {
    const of = typicalResume(pattern, 'pl');
    const [page] = typeset({ ...sampleLetter('de', of) }, of);
    const head = /<g data-role="hero">(.*?)<\/g><g data-role="paragraph">/s.exec(page!)![1]!;
    for (const { yPx } of pageRuns(head)) expect(yPx).toBeLessThan(DIN_5008.fieldTopPx);
    expect(runOf(page!, 'Bewerbung').yPx).toBeLessThan(mm(98.46) + 40);
  });

  test('of Poland has date, recipient and closing on one edge in the right half', () => {
    const page = atForm('pl', 'pl');
    const edges = ['Łódź, 26 listopada', 'Pani Katarzyna', 'Z poważaniem'].map((start) => runOf(page, start).xPx);
    expect(new Set(edges).size).toBe(1);
    expect(edges[0]).toBeGreaterThan(397);
    expect(runOf(page, 'Załączniki').xPx).toBeLessThan(120);
  });

  test('of Britain and America have everything at the left, and the subject below the salutation or above it', () => {
    for (const form of ['uk', 'us'] as const) {
      const page = atForm(form);
      const edges = ['Ms Eleanor', 'Dear Ms', 'Application', 'Yours', 'Sincerely', 'Enclosure'].flatMap((start) => {
        const run = runOf(page, start);
        return run ? [run.xPx] : [];
      });
      expect(new Set(edges).size).toBe(1);
      const isBelow = runOf(page, 'Application').yPx > runOf(page, 'Dear Ms').yPx;
      expect(isBelow).toBe(form === 'uk');
    }
  });

  test.each(LETTER_FORMS)('of %s print nothing but salutation and closing of an empty letter', (form) => {
    const empty = {
      ...sampleLetter('en', resume),
      form,
      date: null,
      subject: '',
      body: [],
      enclosures: [],
      recipient: { name: '', position: '', organisation: '', street: '', postalCode: '', city: '', country: '' },
    };
    const text = textOf(typeset(empty)[0]!);
    expect(text).toContain('Dear Ms Whitfield,');
    expect(text).not.toContain('2026');
  });
});

describe('a letter of several pages', () => {
  test('is numbered as its resume is', () => {
    const pages = typeset(longLetter('de', resume, 8));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages[0]).not.toContain('data-role="footer"');
    for (const [index, page] of pages.slice(1).entries())
      expect(textOf(page)).toContain(`Józef Żółć-Świątek  ·  ${index + 2} / ${pages.length}`);
    const unnumbered = { ...resume, pageSetup: { ...resume.pageSetup, footer: false } };
    expect(typeset(longLetter('de', resume, 8), unnumbered)[1]).not.toContain('data-role="footer"');
  });

  test('never has closing and name alone on its last page, nor a single line of a paragraph', () => {
    for (let words = 420; words < 1_000; words += 20) {
      const body = plainToRichText(
        Array.from({ length: words / 20 }, (_, index) => `p${index} ${'słowo '.repeat(19)}`).join('\n'),
      );
      const pages = typeset({ ...sampleLetter('pl', resume), body, enclosures: [], fit: 'off' });
      const last = textOf(pages.at(-1)!);
      expect(last).toContain('Z poważaniem');
      expect(last.split('Z poważaniem')[0]!.split('słowo').length).toBeGreaterThan(10);
      for (const page of pages.slice(1)) {
        const [firstParagraph = ''] = /<g data-role="paragraph" data-trimmed="true">.*?<\/g>/s.exec(page) ?? [];
        if (firstParagraph !== '') expect(firstParagraph.match(/<text/g)!.length).toBeGreaterThan(1);
      }
    }
  });

  test('is refused where it has more pages than allowed', () => {
    expect(() => typeset(longLetter('de', resume, 8), resume, { maxPages: 2 })).toThrow(TooManyPagesError);
  });
});
