import { expect, test } from 'vitest';
import { demoResume } from '../../testing/demo-resumes.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { documentText } from '../../testing/page-text.ts';
import { latestVersion } from './model/templates-by-slug.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());

test.each([
  ['plain', 3],
  ['compact', 4],
  ['academic', 5],
] as const)('prints no level of %s as a number, which version %d and earlier ones do', (pattern, lastWithNumbers) => {
  const resume = demoResume('typical', pattern, 'en');
  const textOf = (patternVersion: number) => documentText(typesetter.typeset({ ...resume, patternVersion }).pages);
  const latest = latestVersion(pattern);
  expect(textOf(lastWithNumbers)).toMatch(/\d\/5/);
  expect(textOf(latest)).not.toMatch(/\d\/5/);
  // Levels of languages are words, and stay.
  expect(textOf(latest)).toContain('(native)');
});

test('tags have no level shapes and hold levels in words and short notes, which version 5 and earlier ones do not', () => {
  const resume = demoResume('typical', 'tags', 'en');
  const pagesOf = (patternVersion: number) => typesetter.typeset({ ...resume, patternVersion }).pages;
  const labelled = (pages: readonly string[]) => pages.join('').match(/data-label="[^"]*4 \/ 5"/g) ?? [];
  expect(labelled(pagesOf(5)).length).toBeGreaterThan(0);
  expect(labelled(pagesOf(latestVersion('tags')))).toEqual([]);
  expect(documentText(pagesOf(latestVersion('tags')))).toContain('French  (B2) – DELF B2 (2016)');
});

test('names in running text are bold only in sections where something follows one of them', () => {
  const resume = demoResume('typical', 'plain', 'en');
  const boldIn = (patternVersion: number) =>
    Array.from(
      typesetter
        .typeset({ ...resume, patternVersion })
        .pages.join('')
        .matchAll(/font-weight="700"[^>]*>([^<]+)</g),
      ([, text]) => text!.trim(),
    );
  const [skill] = resume.sections.skills.data.items;

  expect(boldIn(6)).toContain(skill!.name);
  expect(boldIn(latestVersion('plain'))).not.toContain(skill!.name);
  expect(boldIn(latestVersion('plain'))).toContain('English');
});
