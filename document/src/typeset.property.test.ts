import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { admitPage } from '../../renderer/src/gate.ts';
import { composeResume } from './compose/compose.ts';
import { resumeSchema } from './model/resume.ts';
import { arbitraryResume } from './testing/arbitrary-resume.ts';
import { installedFonts } from './testing/installed-fonts.ts';
import { pageRuns } from './testing/page-text.ts';
import { createTypesetter } from './typeset.ts';

const fonts = installedFonts();
const typesetter = createTypesetter(fonts);
const RUNS = { numRuns: 120 };
const TOKEN = /q\d+q/gi;

function tokensOf(text: string): string[] {
  return Array.from(text.matchAll(TOKEN), ([found]) => found.toLowerCase());
}

/** What composing says is printed, section by section. */
function composedTokens(resume: Parameters<typeof composeResume>[0]): string[] {
  return tokensOf(JSON.stringify(composeResume(resume)));
}

describe('any resume that the model accepts', () => {
  test('is accepted by the model in the first place', () => {
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
        const withoutFooter = pages.map((svg) => svg.replace(/<g data-role="footer">.*?<\/g>/s, ''));
        const runs = withoutFooter.flatMap((svg) => pageRuns(svg));
        const printed = tokensOf(runs.map(({ text }) => text).join(''));
        expect(printed.toSorted()).toEqual([...new Set(composedTokens(resume))].toSorted());
        for (const { xPx, yPx } of runs) {
          expect(xPx).toBeGreaterThanOrEqual(0);
          expect(xPx).toBeLessThan(794);
          expect(yPx).toBeGreaterThan(0);
          expect(yPx).toBeLessThan(1123);
        }
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

  test('overlaps nothing: in a column each thing begins below the last', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        for (const { columns } of typesetter.typeset(resume).layout) {
          for (const { placed } of columns) {
            let bottomPx = 0;
            for (const { title, subSections } of placed.sections) {
              const atoms = [
                ...(title ? [title] : []),
                ...subSections.flatMap(({ head, descriptions }) => [
                  ...head,
                  ...descriptions.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines)),
                ]),
              ];
              for (const { yPx, heightPx } of atoms) {
                expect(yPx).toBeGreaterThanOrEqual(bottomPx - 0.01);
                bottomPx = yPx + heightPx;
              }
            }
          }
        }
      }),
      RUNS,
    );
  });

  test('gives the same bytes from another typesetter', () => {
    const other = createTypesetter(fonts);
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        expect(other.typeset(resume).pages).toEqual(typesetter.typeset(resume).pages);
      }),
      { numRuns: 40 },
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
