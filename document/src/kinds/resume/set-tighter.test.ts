import { expect, test, vi } from 'vitest';
import { typicalResume } from '../../testing/sample-resumes.ts';
import type { PlacedColumn } from './pagination/flow.ts';
import { entries, frameOf, section } from './pagination/testing/sample-flow.ts';
import { setTighter } from './set-tighter.ts';
import { resolveStyle } from './styles/resolve-style.ts';
import type { TemplateStyle } from './styles/template-style.ts';
import { tightenedStyles } from './styles/tightened.ts';

const style = resolveStyle(typicalResume('classic'));
const tighter = tightenedStyles(style);
const [mild] = tighter;
const tightest = tighter.at(-1)!;
/** A little more than a page of 1000 px. */
const littleMore = { columns: [{ sections: [section(...entries(9, 105))], frameOf }] };

const WHOLE: PlacedColumn<unknown> = { sections: [] };
const atom = { yPx: 0, heightPx: 20, payload: 'line' };
/** A page on which a section ends with one line. */
const STRANDED: PlacedColumn<unknown> = {
  sections: [
    {
      group: 'skills',
      isTrimmed: true,
      title: null,
      subSections: [{ entryId: 'a', isTrimmed: false, head: [atom], descriptions: [] }],
    },
  ],
};

/** The pages with each style, by the pages of each column. */
function pagesIn(columnsOf: (used: TemplateStyle) => PlacedColumn<unknown>[][], laidOut = littleMore) {
  return vi.fn((used: TemplateStyle) => {
    const columns = columnsOf(used).map((pages) => ({ pages }));
    return { used, laidOut, columns, pageCount: Math.max(...columns.map(({ pages }) => pages.length)) };
  });
}

/** Two pages as designed and with any style that is not named, one page with those that are. */
const onePageWith = (fitting: readonly (TemplateStyle | undefined)[], laidOut = littleMore) =>
  pagesIn((used) => [fitting.includes(used) ? [WHOLE] : [WHOLE, WHOLE]], laidOut);

test('a resume of one page stays as designed, and is laid out once', () => {
  const inPages = onePageWith([style]);
  expect(setTighter(style, inPages).used).toBe(style);
  expect(inPages).toHaveBeenCalledTimes(1);
});

test('the mildest style that saves a page is taken', () => {
  expect(setTighter(style, onePageWith(tighter)).used).toBe(mild);
  expect(setTighter(style, onePageWith([tightest])).used).toBe(tightest);
});

test('nothing changes where no style saves a page', () => {
  expect(setTighter(style, onePageWith([])).used).toBe(style);
});

test('a style is taken that saves a page of one column', () => {
  const laidOut = { columns: [...littleMore.columns, ...littleMore.columns] };
  const inPages = pagesIn((used) => [[WHOLE, WHOLE], used === style ? [WHOLE, WHOLE] : [WHOLE]], laidOut);
  expect(setTighter(style, inPages).used).toBe(mild);
});

test('no style is taken that saves a page and leaves a small piece of a section behind', () => {
  const three = [WHOLE, WHOLE, WHOLE];
  const strandedWith = (used: TemplateStyle) => [used === tightest ? [WHOLE, WHOLE] : [WHOLE, STRANDED]];
  const inPages = pagesIn((used) => (used === style ? [three] : strandedWith(used)));
  expect(setTighter(style, inPages).used).toBe(tightest);
  const always = pagesIn((used) => [used === style ? three : [WHOLE, STRANDED]]);
  expect(setTighter(style, always).used).toBe(style);
});

test('a style is taken that leaves no small piece behind, if the designed one does', () => {
  const inPages = pagesIn((used) => [[WHOLE, used === style ? STRANDED : WHOLE]]);
  expect(setTighter(style, inPages).used).toBe(mild);
});

test('a resume of more than four pages stays as designed', () => {
  const inPages = pagesIn((used) => [Array.from({ length: used === style ? 5 : 4 }, () => WHOLE)]);
  expect(setTighter(style, inPages).used).toBe(style);
});

test('no other style is tried for content that is far too high', () => {
  const inPages = onePageWith([tightest], { columns: [{ sections: [section(...entries(14, 105))], frameOf }] });
  expect(setTighter(style, inPages).used).toBe(style);
  expect(inPages).toHaveBeenCalledTimes(1);
});

test('tighter styles shrink margins, gaps and line heights by 15 % at most, and last of all the text by 5 %', () => {
  const textOf = (one: TemplateStyle) => one.columns[0]!.look.body.sizePx;
  expect(tighter.filter((one) => textOf(one) < textOf(style))).toEqual(tighter.slice(-2));
  const released = { ...resolveStyle({ ...typicalResume('classic'), patternVersion: 8 }) };
  expect(tightenedStyles(released).filter((one) => textOf(one) < textOf(released))).toEqual([]);
  for (const tight of tighter) {
    for (const [index, { look, xPx, widthPx, bottomPx }] of tight.columns.entries()) {
      const column = style.columns[index]!;
      expect(look.body.sizePx).toBeGreaterThanOrEqual(column.look.body.sizePx * 0.945);
      expect(xPx).toBeGreaterThanOrEqual(column.xPx * 0.85);
      expect(xPx + widthPx / 2).toBeCloseTo(column.xPx + column.widthPx / 2);
      expect(bottomPx).toBeGreaterThanOrEqual(column.bottomPx * 0.85);
      expect(look.titleGapPx).toBeCloseTo(column.look.titleGapPx * 0.85);
      expect(look.sectionGapPx).toBeGreaterThanOrEqual(column.look.sectionGapPx * 0.85);
      expect(look.entryGapPx).toBeGreaterThanOrEqual(column.look.entryGapPx * 0.85);
      expect(look.body.lineHeight).toBeGreaterThanOrEqual(column.look.body.lineHeight * 0.94);
    }
  }
});
