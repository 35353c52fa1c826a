import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadHyphenator } from '../../engine/text/hyphenator.ts';
import { drawContactSheet, showsPages } from '../../testing/contact-sheet.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { typicalResume } from '../../testing/sample-resumes.ts';
import { latestVersion, TEMPLATE_SLUGS, type TemplateSlug } from '../resume/model/templates-by-slug.ts';
import { type SampleLanguage, sampleLetter } from './testing/sample-letters.ts';
import { createLetterTypesetter } from './typeset-letter.ts';

// A letter keeps its appearance as its resume does: its look follows the resume's template version (docs/decisions/0098). The SVG of a Polish
// letter in the newest version is stored as a whole, with a picture of it. Of the German and English letters, and of all earlier versions, a
// digest is stored. `npx vitest run document -u` accepts changes and draws new pictures: a changed golden of a released version is a bug.

const LANGUAGES: readonly SampleLanguage[] = ['pl', 'de', 'en'];
const hyphenators = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadHyphenator(language)] as const)),
);
const typesetter = createLetterTypesetter(installedFonts());
const goldens = `${import.meta.dirname}/../../testing/goldens/letters`;

function pagesOf(pattern: TemplateSlug, patternVersion: number, language: SampleLanguage): string[] {
  const resume = { ...typicalResume(pattern, 'pl'), patternVersion };
  const letter = sampleLetter(language, resume);
  return typesetter.typeset({ letter, resume }, { hyphenator: hyphenators.get(language)! }).pages;
}

function digest(svg: string): string {
  return createHash('sha256').update(svg).digest('hex');
}

describe.each(TEMPLATE_SLUGS)('a letter in %s', (pattern) => {
  const newest = latestVersion(pattern);

  test('is the same SVG as ever, and its picture shows that', async () => {
    const pages = pagesOf(pattern, newest, 'pl');
    const readable = pages.map((svg) => svg.replaceAll('><', '>\n<')).join('\n');
    await expect(`${readable}\n`).toMatchFileSnapshot(`${goldens}/${pattern}-v${newest}.svg.txt`);

    const sheet = `${goldens}/${pattern}-v${newest}.webp`;
    const isAccepting = expect.getState().snapshotState.snapshotUpdateState === 'all';
    if (isAccepting && !(await showsPages(sheet, pages))) await drawContactSheet(sheet, pages);
    const message = `${basename(sheet)} shows other pages. Draw it by \`npx vitest run document -u\` and look at it`;
    expect(await showsPages(sheet, pages), message).toBe(true);
  });

  test('has the same bytes as ever in all versions and three languages', async () => {
    const versions = Array.from({ length: newest }, (_, index) => index + 1);
    const digests = versions.map((version) => [
      `v${version}`,
      Object.fromEntries(LANGUAGES.map((language) => [language, pagesOf(pattern, version, language).map(digest)])),
    ]);
    const json = JSON.stringify(Object.fromEntries(digests), null, 1);
    await expect(`${json}\n`).toMatchFileSnapshot(`${goldens}/${pattern}.json`);
  });
});
