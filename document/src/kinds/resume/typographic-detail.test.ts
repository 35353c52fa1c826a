import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/text/languages.ts';
import { demoResume } from '../../testing/demo-resumes.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { documentText } from '../../testing/page-text.ts';
import { entry } from '../../testing/sample-resumes.ts';
import { DOCUMENT_LABELS } from './model/document-labels.ts';
import type { Resume } from './model/resume.ts';
import { applyOperation } from './operations/operation.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());
const textOf = (resume: Resume) => documentText(typesetter.typeset(resume).pages).replace(/\s+/g, ' ');
/** The last version of the template that was released without these details. */
const BEFORE = 5;

describe('the title of a section that continues beside another column', () => {
  test.each(LANGUAGES)('has a note above it in %s', (language) => {
    const resume = demoResume('huge', 'modern', language);
    const { continued } = DOCUMENT_LABELS[language];
    const note = new RegExp(`>${continued}<`);
    expect(typesetter.typeset(resume).pages.join('')).toMatch(note);
    expect(typesetter.typeset({ ...resume, patternVersion: BEFORE }).pages.join('')).not.toMatch(note);
  });

  test('has the note on the pages after the first one only', () => {
    const { pages, layout } = typesetter.typeset(demoResume('huge', 'modern', 'en'));
    const continuing = layout.map(
      ({ columns }) => columns.flatMap(({ placed }) => placed.sections).filter(({ isTrimmed }) => isTrimmed).length,
    );
    expect(continuing[0]).toBe(0);
    expect(pages.map((svg) => svg.split('>continued<').length - 1)).toEqual(continuing);
  });
});

test('a level that does not fit beside its name is below it, without the dash between them', () => {
  const languages = [entry('languages', 'l1', { language: 'ukraiński urzędowy', levelDescription: 'porozumiewawczo' })];
  const resume = applyOperation(demoResume('typical', 'modern', 'pl'), {
    type: 'data',
    section: 'languages',
    data: { items: languages },
  });
  expect(textOf(resume)).toContain('ukraiński urzędowy porozumiewawczo');
  expect(textOf({ ...resume, patternVersion: BEFORE })).toMatch(/ukraiński urzędowy\s+– porozumiewawczo/);
});

test('a month that is both start and end is printed once', () => {
  const experiences = [
    entry('experiences', 'e1', { position: 'Wykładowczyni', dateFrom: '2013-05', dateTo: '2013-05' }),
  ];
  const resume = applyOperation(demoResume('typical', 'modern', 'pl'), {
    type: 'data',
    section: 'experiences',
    data: { items: experiences },
  });
  expect(textOf(resume).match(/05\.2013/g)).toHaveLength(1);
  expect(textOf({ ...resume, patternVersion: BEFORE })).toContain('05.2013 – 05.2013');
});
