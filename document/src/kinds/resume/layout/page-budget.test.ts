import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { loadHyphenator } from '../../../engine/text/hyphenator.ts';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { createParagraphLayout, type ParagraphLayout } from '../../../engine/text/paragraph.ts';
import { createShaper } from '../../../engine/text/shaper.ts';
import { arbitraryResume } from '../../../testing/arbitrary-resume.ts';
import { demoResume } from '../../../testing/demo-resumes.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { entry, paragraph, typicalResume } from '../../../testing/sample-resumes.ts';
import { composeResume } from '../compose/compose.ts';
import type { Resume } from '../model/resume.ts';
import { latestVersion, TEMPLATE_SLUGS, type TemplateSlug } from '../model/templates-by-slug.ts';
import { applyOperation } from '../operations/operation.ts';
import { resolveStyle } from '../styles/resolve-style.ts';
import { createTypesetter } from '../typeset.ts';
import { layoutResume } from './layout-resume.ts';

const fonts = installedFonts();
const typesetter = createTypesetter(fonts);
const hyphenators = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadHyphenator(language)] as const)),
);

/** A resume with that many jobs, each with at least two thousand characters. */
function manyJobs(count: number, pattern: TemplateSlug): Resume {
  const items = Array.from({ length: count }, (_, index) =>
    entry('experiences', `e${index}`, {
      position: `Stanowisko ${index}`,
      description: paragraph(`${index} ${'prowadzenie projektów i zespołu '.repeat(70)}`),
    }),
  );
  return applyOperation(typicalResume(pattern), { type: 'data', section: 'experiences', data: { items } });
}

/** Interests with long notes, which are never split. */
function longNotes(pattern: TemplateSlug): Resume {
  const items = Array.from({ length: 20 }, (_, index) =>
    entry('interests', `i${index}`, { content: `${index} ${'wędrówki i fotografia '.repeat(45)}`.slice(0, 1_000) }),
  );
  const enabled = applyOperation(typicalResume(pattern), {
    type: 'sections-config',
    config: { enabled: ['interests'], active: typicalResume(pattern).sectionsActive },
  });
  return applyOperation(enabled, { type: 'data', section: 'interests', data: { items } });
}

/** Typesets a resume with its own number of pages as the limit, and with one page less. */
function expectTightBound(resume: Resume): void {
  const options = { hyphenator: hyphenators.get(resume.language)! };
  const { pages } = typesetter.typeset(resume, options);
  expect(typesetter.typeset(resume, { ...options, maxPages: pages.length }).pages).toEqual(pages);
  expect(() => typesetter.typeset(resume, { ...options, maxPages: pages.length - 1 })).toThrow(
    `the document takes more than ${pages.length - 1} pages`,
  );
}

describe('a limit of pages', () => {
  test.each(TEMPLATE_SLUGS)(
    'refuses a resume that takes one page more, and does not affect one that takes no more: %s',
    (pattern) => {
      // All versions have the same sections as objects, so that the typesetter composes them once.
      for (const resume of [demoResume('huge', pattern, 'pl'), manyJobs(10, pattern), longNotes(pattern)])
        for (let patternVersion = 1; patternVersion <= latestVersion(pattern); patternVersion++)
          expectTightBound({ ...resume, patternVersion });
    },
  );

  test('does so for any resume', () => {
    fc.assert(fc.property(arbitraryResume, expectTightBound), runs(20));
  });

  test('stops measuring soon after the last allowed page', () => {
    const resume = manyJobs(170, 'classic');
    const style = resolveStyle(resume);
    const set = createParagraphLayout(createShaper(fonts), style.engine);
    const paragraphsSet = (maxPages?: number) => {
      let count = 0;
      const paragraphs: ParagraphLayout = (spans, box) => {
        count += 1;
        return set(spans, box);
      };
      const measure = () => layoutResume(composeResume(resume), style, { paragraphs, outlines: () => null, maxPages });
      if (maxPages === undefined) measure();
      else expect(measure).toThrow(`more than ${maxPages} pages`);
      return count;
    };
    const pageCount = typesetter.typeset(resume).pages.length;
    expect(pageCount).toBeGreaterThan(60);
    // Gaps and headings take room that is not counted, so it measures more than thirty pages of sixty, but far from all.
    expect(paragraphsSet(30)).toBeLessThan(paragraphsSet() * (45 / pageCount));
  });
});
