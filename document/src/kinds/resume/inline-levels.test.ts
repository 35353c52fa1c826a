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
] as const)('prints no level of %s as a number, which version %d and earlier ones do', (pattern, lastWithNumbers) => {
  const resume = demoResume('typical', pattern, 'en');
  const textOf = (patternVersion: number) => documentText(typesetter.typeset({ ...resume, patternVersion }).pages);
  const latest = latestVersion(pattern);
  expect(textOf(lastWithNumbers)).toMatch(/\d\/5/);
  expect(textOf(latest)).not.toMatch(/\d\/5/);
  // Levels of languages are words, and stay.
  expect(textOf(latest)).toContain('(native)');
});
