import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { admitPage } from '../../../../renderer/src/read/gate.ts';
import { runs } from '../../../../scripts/property-runs.ts';
import { PAPERS } from '../../engine/page-geometry.ts';
import { pageRuns } from '../../engine/page-runs.ts';
import { loadHyphenator } from '../../engine/text/hyphenator.ts';
import { LANGUAGES } from '../../engine/text/languages.ts';
import { arbitraryLetter } from '../../testing/arbitrary-letter.ts';
import { arbitraryResume } from '../../testing/arbitrary-resume.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { pageTextItems } from '../../testing/page-text-items.ts';
import { typicalResume } from '../../testing/sample-resumes.ts';
import { textSettingOf } from '../resume/compose/text-setting.ts';
import type { Resume } from '../resume/model/resume.ts';
import { TEMPLATE_SLUGS } from '../resume/model/templates-by-slug.ts';
import { composeLetter } from './compose/compose-letter.ts';
import { type Letter, letterSchema } from './model/letter.ts';
import { LETTER_FORMS } from './model/letter-form.ts';
import { letterStyleOf } from './styles/letter-style.ts';
import { createLetterTypesetter } from './typeset-letter.ts';

const hyphenators = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadHyphenator(language)] as const)),
);
const typesetter = createLetterTypesetter(installedFonts());
const RUNS = runs(60);
const TOKEN = /q\d+q/gi;
const POINTS_PER_PX = 0.75;
/** A character that is wider than its column may reach out of it by so much, in points. */
const TOLERANCE = 2;

function pagesOf(letter: Letter, resume: Resume): string[] {
  return typesetter.typeset({ letter, resume }, { hyphenator: hyphenators.get(letter.language)! }).pages;
}

function tokensOf(text: string): string[] {
  return Array.from(text.matchAll(TOKEN), ([found]) => found.toLowerCase());
}

/** The words of pages in reading order, without footers. */
function printedTokens(pages: readonly string[]): string[] {
  const withoutFooter = pages.map((svg) => svg.replace(/<g data-role="footer">.*?<\/g>/s, ''));
  return tokensOf(withoutFooter.flatMap((svg) => pageRuns(svg).map(({ text }) => text)).join(''));
}

describe('any letter of any resume', () => {
  test('is accepted by the model', () => {
    fc.assert(
      fc.property(arbitraryLetter, (letter) => {
        expect(letterSchema.safeParse(letter).error?.issues).toBeUndefined();
      }),
      RUNS,
    );
  });

  test('is printed with every word, those of its text once and in order', () => {
    fc.assert(
      fc.property(arbitraryLetter, arbitraryResume, (letter, resume) => {
        const content = composeLetter(letter, resume, textSettingOf(letterStyleOf(resume).head, resume.pageSetup));
        const printed = printedTokens(pagesOf(letter, resume));
        expect([...new Set(printed)].toSorted()).toEqual([...new Set(tokensOf(JSON.stringify(content)))].toSorted());
        const own = tokensOf(JSON.stringify(content.body));
        const isOwn = new Set(own);
        expect(printed.filter((token) => isOwn.has(token))).toEqual(own);
      }),
      RUNS,
    );
  });

  test('stays inside its pages, which the renderer admits', () => {
    fc.assert(
      fc.property(arbitraryLetter, arbitraryResume, (letter, resume) => {
        const pages = pagesOf(letter, resume);
        const { widthPx, heightPx } = PAPERS[resume.pageSetup.paper];
        const [right, foot] = [widthPx * POINTS_PER_PX, heightPx * POINTS_PER_PX];
        const outside = pageTextItems(pages).filter(
          ({ x, y, width }) => x < -TOLERANCE || x + width > right + TOLERANCE || y < 0 || y > foot,
        );
        expect(outside).toEqual([]);
        for (const [index, page] of pages.entries())
          expect(() => admitPage(new TextEncoder().encode(page), index + 1)).not.toThrow();
      }),
      RUNS,
    );
  });

  test('has no fewer pages and no larger text when it becomes longer', () => {
    const textSize = (page: string) => Number(/font-size="([\d.]+)"[^>]*>Ahoj</.exec(page)![1]);
    fc.assert(
      fc.property(
        arbitraryLetter,
        fc.constantFrom(...TEMPLATE_SLUGS),
        fc.constantFrom(...LETTER_FORMS),
        (arbitrary, pattern, form) => {
          const resume = typicalResume(pattern, 'pl');
          const letter: Letter = { ...arbitrary, form, salutation: 'Ahoj', fit: 'one-page' };
          const shorter = { ...letter, body: letter.body.slice(0, -1) };
          const [long, short] = [pagesOf(letter, resume), pagesOf(shorter, resume)];
          expect(short.length).toBeLessThanOrEqual(long.length);
          expect(long.length).toBeLessThanOrEqual(pagesOf({ ...letter, fit: 'off' }, resume).length);
          if (long.length === 1) expect(textSize(short[0]!)).toBeGreaterThanOrEqual(textSize(long[0]!));
        },
      ),
      RUNS,
    );
  });
});
