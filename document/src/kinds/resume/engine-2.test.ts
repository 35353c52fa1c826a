import { expect, test } from 'vitest';
import { LANGUAGES } from '../../engine/text/languages.ts';
import { type RecordedContent, recordedResume } from '../../testing/demo-resumes.ts';
import recordedPl from '../../testing/fixtures/recorded-pl.json' with { type: 'json' };
import { installedFonts } from '../../testing/installed-fonts.ts';
import { latestVersion, type TemplateSlug } from './model/templates-by-slug.ts';
import { createTypesetter } from './typeset.ts';

const content = recordedPl as unknown as RecordedContent;
const typesetter = createTypesetter(installedFonts());
const PHOTO = { url: '/photo', widthPx: 300, heightPx: 400 };

function letterPage(pattern: TemplateSlug): string {
  const resume = { ...recordedResume('typical', pattern, { language: 'pl', content }), photo: PHOTO };
  const pageSetup = { ...resume.pageSetup, paper: 'letter' as const };
  return typesetter.typeset({ ...resume, pageSetup }).pages[0]!;
}

function page(pattern: TemplateSlug, language: (typeof LANGUAGES)[number] = 'pl', version = latestVersion(pattern)) {
  const resume = {
    ...recordedResume('typical', pattern, { language, content }),
    photo: PHOTO,
    patternVersion: version,
  };
  return typesetter.typeset(resume, { photo: 'data:image/jpeg;base64,/9j/' }).pages[0]!;
}

test.each([
  ['modern', '<rect x="-2" y="-2" width="798" height="1127" fill="#ffffff"/>'],
  ['modern', '<rect x="-2" y="-2" width="264" height="1127" fill="#23235c"/>'],
  ['mirror', '<rect x="544" y="-2" width="252" height="1127"'],
  ['bold', '<rect x="-2" y="-2" width="798" height="200.4"'],
] as const)('a coloured area at the edge of %s extends 2 px beyond it: %s', (pattern, rect) => {
  expect(page(pattern)).toContain(rect);
  expect(page(pattern, 'pl', 1)).not.toContain('x="-2"');
});

test.each([
  ['modern', '<rect x="-2" y="-2" width="820" height="1060" fill="#ffffff"/>'],
  ['modern', '<rect x="-2" y="-2" width="264" height="1060" fill="#23235c"/>'],
  ['mirror', '<rect x="566" y="-2" width="252" height="1060"'],
] as const)('and beyond the edge of a US Letter page: %s, %s', (pattern, rect) => {
  expect(letterPage(pattern)).toContain(rect);
});

test.each([
  ['modern', 6],
  ['tags', 5],
  ['mirror', 5],
] as const)('a level of %s, version %i, names its skill', (pattern, version) => {
  expect(page(pattern, 'pl', version)).toContain('data-label="Analiza danych: 4 / 5"');
  expect(page(pattern, 'pl', 1)).toContain('data-label="4 / 5"');
});

test.each(LANGUAGES)('a photo names the person, in %s', (language) => {
  const label = / data-label="([^"]*Anna Zielińska)"/.exec(page('modern', language))?.[1];
  expect(label).toMatch(/^\p{Lu}\p{L}+(?::| \p{L}+) Anna Zielińska$/u);
  expect(page('modern', language, 1)).not.toMatch(/data-label="[^"]*Anna/);
});
