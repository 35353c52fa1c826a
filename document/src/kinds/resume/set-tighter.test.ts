import { expect, test, vi } from 'vitest';
import { typicalResume } from '../../testing/sample-resumes.ts';
import { entries, frameOf, section } from './pagination/testing/sample-flow.ts';
import { setTighter } from './set-tighter.ts';
import { resolveStyle } from './styles/resolve-style.ts';
import type { TemplateStyle } from './styles/template-style.ts';
import { tightenedStyles } from './styles/tightened.ts';

const style = resolveStyle(typicalResume('classic'));
const [mild, , tightest] = tightenedStyles(style);
/** A little more than a page of 1000 px. */
const littleMore = { columns: [{ sections: [section(...entries(9, 105))], frameOf }] };

/** Two pages as designed and with any style that is not named, one page with those that are. */
function pagesIn(fitting: readonly (TemplateStyle | undefined)[], laidOut = littleMore) {
  return vi.fn((used: TemplateStyle) => ({ used, laidOut, pageCount: fitting.includes(used) ? 1 : 2 }));
}

test('a resume of one page stays as designed, and is laid out once', () => {
  const inPages = pagesIn([style]);
  expect(setTighter(style, inPages).used).toBe(style);
  expect(inPages).toHaveBeenCalledTimes(1);
});

test('the mildest style that saves a page is taken', () => {
  expect(setTighter(style, pagesIn(tightenedStyles(style))).used).toBe(mild);
  expect(setTighter(style, pagesIn([tightest])).used).toBe(tightest);
});

test('nothing changes where no style saves a page', () => {
  expect(setTighter(style, pagesIn([])).used).toBe(style);
});

test('a resume of more than four pages stays as designed', () => {
  const inPages = vi.fn((used: TemplateStyle) => ({ used, laidOut: littleMore, pageCount: used === style ? 5 : 4 }));
  expect(setTighter(style, inPages).used).toBe(style);
});

test('no other style is tried for content that is far too high', () => {
  const inPages = pagesIn([tightest], { columns: [{ sections: [section(...entries(14, 105))], frameOf }] });
  expect(setTighter(style, inPages).used).toBe(style);
  expect(inPages).toHaveBeenCalledTimes(1);
});

test('tighter styles keep the text size, the margins and the gaps that pagination shrinks', () => {
  for (const tight of tightenedStyles(style)) {
    for (const [index, { look, xPx, widthPx }] of tight.columns.entries()) {
      const column = style.columns[index]!;
      expect([xPx, widthPx, look.sectionGapPx, look.entryGapPx, look.body.sizePx]).toEqual([
        column.xPx,
        column.widthPx,
        column.look.sectionGapPx,
        column.look.entryGapPx,
        column.look.body.sizePx,
      ]);
      expect(look.titleGapPx).toBeCloseTo(column.look.titleGapPx * 0.85);
      expect(look.body.lineHeight).toBeGreaterThanOrEqual(column.look.body.lineHeight * 0.96);
    }
  }
});
