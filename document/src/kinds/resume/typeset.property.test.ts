import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { admitPage } from '../../../../renderer/src/read/gate.ts';
import { runs } from '../../../../scripts/property-runs.ts';
import type { Draw } from '../../engine/blocks/draw.ts';
import { PAPERS } from '../../engine/page-geometry.ts';
import { pageRuns } from '../../engine/page-runs.ts';
import { loadHyphenator } from '../../engine/text/hyphenator.ts';
import { LANGUAGES } from '../../engine/text/languages.ts';
import { createShaper } from '../../engine/text/shaper.ts';
import { arbitraryResume } from '../../testing/arbitrary-resume.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { composeResume } from './compose/compose.ts';
import { type Resume, resumeSchema } from './model/resume.ts';
import type { PlacedSection } from './pagination/flow.ts';
import { resolveStyle } from './styles/resolve-style.ts';
import { tightenedStyles } from './styles/tightened.ts';
import { createTypesetter, type TypesetDocument } from './typeset.ts';

const fonts = installedFonts();
const hyphenators = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadHyphenator(language)] as const)),
);

/** A typesetter with the hyphenation of all languages. */
function createComplete(): { typeset(resume: Resume): TypesetDocument } {
  const { typeset } = createTypesetter(fonts);
  return { typeset: (resume) => typeset(resume, { hyphenator: hyphenators.get(resume.language)! }) };
}

/** Enough for a usual run, and no more than memory has room for in a long one. */
const MAX_KEPT = 200;

/** Keeps what it has typeset: every property below gets the same resumes, since all begin with the same seed. */
function createKeeping(): { typeset(resume: Resume): TypesetDocument } {
  const { typeset } = createComplete();
  const kept = new Map<string, TypesetDocument>();
  return {
    typeset(resume) {
      const key = JSON.stringify(resume);
      const document = kept.get(key) ?? typeset(resume);
      if (kept.size < MAX_KEPT) kept.set(key, document);
      return document;
    },
  };
}
const typesetter = createKeeping();
const RUNS = runs(60);
const TOKEN = /q\d+q/gi;

function tokensOf(text: string): string[] {
  return Array.from(text.matchAll(TOKEN), ([found]) => found.toLowerCase());
}

/** The tokens of the composed content, section by section. */
function composedTokens(resume: Parameters<typeof composeResume>[0]): string[] {
  return tokensOf(JSON.stringify(composeResume(resume)));
}

/** A kerning pair across a line break is wider by less than this. A letter wider than its column may exceed it. */
const TOLERANCE_PX = 3;
const shaper = createShaper(fonts);

function drawsOf({ title, subSections }: PlacedSection<Draw[]>): Draw[] {
  return [
    ...(title ? title.payload : []),
    ...subSections.flatMap(({ head, descriptions }) => [
      ...head.flatMap(({ payload }) => payload),
      ...descriptions.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) => lines.flatMap(({ payload }) => payload)),
      ),
    ]),
  ];
}

function texts(draws: readonly Draw[]): { startPx: number; endPx: number; text: string }[] {
  return draws.flatMap((draw) => {
    if (draw.kind === 'group') return texts(draw.draws);
    if (draw.kind !== 'text') return [];
    const { style, xPx } = draw;
    // The space at a line break extends beyond the line's end.
    const text = draw.text.trimEnd();
    const spacing = style.letterSpacingPx ?? 0;
    const { pens, unitsPerEm, clusters } = shaper.shape(text, style, spacing !== 0);
    const widthPx = (pens[text.length]! / unitsPerEm) * style.sizePx + clusters[text.length]! * spacing;
    return [{ startPx: xPx, endPx: xPx + widthPx, text }];
  });
}

describe('any resume that the model accepts', () => {
  test('is accepted by the model', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        expect(resumeSchema.safeParse(resume).error?.issues).toBeUndefined();
      }),
      RUNS,
    );
  });

  test('is printed with every word once, inside the page', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const { pages } = typesetter.typeset(resume);
        const { widthPx, heightPx } = PAPERS[resume.pageSetup.paper];
        const withoutFooter = pages.map((svg) => svg.replace(/<g data-role="footer">.*?<\/g>/s, ''));
        const runs = withoutFooter.flatMap((svg) => pageRuns(svg));
        const printed = tokensOf(runs.map(({ text }) => text).join(''));
        expect(printed.toSorted()).toEqual([...new Set(composedTokens(resume))].toSorted());
        // One expectation for all runs: one for each would take more time than typesetting.
        expect(runs.filter(({ xPx, yPx }) => !(xPx >= 0 && xPx < widthPx && yPx > 0 && yPx < heightPx))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('keeps the order of entries in every section, over pages and columns', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const { layout } = typesetter.typeset(resume);
        const content = composeResume(resume);
        for (const { slug, entries } of content.sections) {
          const placed = layout.flatMap(({ columns }) =>
            columns.flatMap(({ placed: column }) =>
              column.sections
                .filter(({ group }) => group === slug)
                .flatMap(({ subSections }) => subSections.filter(({ isTrimmed }) => !isTrimmed)),
            ),
          );
          const ids = placed.map(({ entryId }) => entryId);
          const order = entries.map(({ id }) => id).filter((id) => ids.includes(id));
          expect(ids, slug).toEqual(order);
        }
      }),
      RUNS,
    );
  });

  test('overlaps nothing: in a column each part begins below the previous one', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        for (const { columns } of typesetter.typeset(resume).layout) {
          for (const { placed } of columns) {
            let bottomPx = 0;
            const overlapping: unknown[] = [];
            for (const { title, subSections } of placed.sections) {
              const atoms = [
                ...(title ? [title] : []),
                ...subSections.flatMap(({ head, descriptions }) => [
                  ...head,
                  ...descriptions.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines)),
                ]),
              ];
              for (const { yPx, heightPx } of atoms) {
                if (!(yPx >= bottomPx - 0.01)) overlapping.push({ yPx, bottomPx });
                bottomPx = yPx + heightPx;
              }
            }
            expect(overlapping).toEqual([]);
          }
        }
      }),
      RUNS,
    );
  });

  test('stays in its box: no text exceeds its column, and nothing exceeds the page', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const designed = resolveStyle(resume);
        const pageWidthPx = PAPERS[resume.pageSetup.paper].widthPx;
        // The same resume may be set tighter, with other margins.
        const styles = [designed, ...tightenedStyles(designed)];
        for (const page of typesetter.typeset(resume).layout) {
          const outside = styles.map((style) =>
            page.columns.flatMap(({ id, placed, xPx: originPx }) => {
              const { alone, ...usual } = style.columns.find((column) => column.id === id)!;
              const { xPx, widthPx } = (placed.isAlone && alone) || usual;
              // A mirrored column is to the left of its origin.
              const leftPx = originPx === xPx ? 0 : -widthPx;
              const isInBox = ({ startPx, endPx }: { startPx: number; endPx: number }) =>
                startPx - leftPx >= (leftPx === 0 ? -0.01 : -TOLERANCE_PX) &&
                endPx - leftPx <= widthPx + TOLERANCE_PX &&
                originPx + endPx <= pageWidthPx;
              return texts(placed.sections.flatMap(drawsOf)).filter((run) => !isInBox(run));
            }),
          );
          expect(outside).toContainEqual([]);
          const across = texts([...page.hero, ...page.footer]);
          expect(across.filter(({ startPx, endPx }) => !(startPx >= 0 && endPx <= pageWidthPx))).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  test('gives the same bytes from another typesetter', () => {
    const other = createComplete();
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        expect(other.typeset(resume).pages).toEqual(typesetter.typeset(resume).pages);
      }),
      runs(20),
    );
  });

  test("passes the renderer's gate", () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        for (const [index, svg] of typesetter.typeset(resume).pages.entries())
          expect(() => admitPage(Buffer.from(svg), index + 1)).not.toThrow();
      }),
      RUNS,
    );
  });
});
