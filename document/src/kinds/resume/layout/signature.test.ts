import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { readResume } from '../../../reader/read-resume.ts';
import { demoResume } from '../../../testing/demo-resumes.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { inventedResumes } from '../../../testing/invented-resumes.ts';
import { pageTextItems } from '../../../testing/page-text-items.ts';
import { wholeWordsResume } from '../../../testing/whole-words-resume.ts';
import { compareFound } from '../checks/compare-found.ts';
import { DOCUMENT_LABELS } from '../model/document-labels.ts';
import type { Resume } from '../model/resume.ts';
import { createTypesetter } from '../typeset.ts';

const typesetter = createTypesetter(installedFonts());

function livingIn(city: string): Resume {
  const resume = demoResume('sparse', 'tabular', 'de');
  const person = resume.sections['personal-data'];
  return {
    ...resume,
    sections: { ...resume.sections, 'personal-data': { ...person, data: { ...person.data, city } } },
  };
}

/** Texts of the block with place, date and signature. */
function signatureTexts(pages: readonly string[]): string[] {
  const [, block = ''] = pages.at(-1)!.split('data-group="signature"');
  return Array.from(block.split('data-role="footer"')[0]!.matchAll(/<text [^>]*>([^<]*)/g), ([, text]) => text!);
}

describe.each(LANGUAGES)('place, date and signature in %s', (language) => {
  test('have captions, which software takes for no part of the CV', () => {
    const resume = { ...demoResume('typical', 'tabular', language), sectionsEnabled: [] };
    const { pages } = typesetter.typeset(resume);
    const { placeAndDate, signature } = DOCUMENT_LABELS[language];
    expect(signatureTexts(pages).slice(-2)).toEqual([placeAndDate, signature]);
    const found = readResume(pageTextItems(pages));
    expect(JSON.stringify(found)).not.toContain(placeAndDate);
    expect(compareFound(resume, found).phantoms).toEqual([]);
  });
});

test.each([
  ['Köln', 'Köln,'],
  ['98105 Seattle, Washington, US', 'Seattle,'],
  ['', 'Ort, Datum'],
  ['50667', 'Ort, Datum'],
])('the line for place and date begins with the town of "%s"', (city, first) => {
  expect(signatureTexts(typesetter.typeset(livingIn(city)).pages)[0]).toBe(first);
});

test('are never alone on a page', () => {
  for (const resume of inventedResumes(60, 'tabular')) {
    const { layout } = typesetter.typeset(resume);
    const groups = layout.at(-1)!.columns.flatMap(({ placed }) => placed.sections.map(({ group }) => group));
    expect(groups.at(-1)).toBe('signature');
    expect(groups.some((group) => group !== 'signature' && group !== 'clauses')).toBe(true);
  }
});

test('an empty CV has none', () => {
  const empty = { ...wholeWordsResume('3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', 'de', 'tabular'), isDone: true };
  expect(signatureTexts(typesetter.typeset(empty).pages)).toEqual([]);
});

test('other templates have none', () => {
  expect(signatureTexts(typesetter.typeset(demoResume('sparse', 'classic', 'de')).pages)).toEqual([]);
});
