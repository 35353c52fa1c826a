import { describe, expect, test } from 'vitest';
import type { FlowSection, PlacedColumn } from './flow.ts';
import { placeAtFoot } from './place-at-foot.ts';

const frameOf = () => ({ topPx: 50, heightPx: 1000 });
const FOOT_PX = 1050;

function clause(heightPx: number): FlowSection<string> {
  const subSection = { entryId: 'c', gapBeforePx: 0, head: [{ heightPx, payload: 'clause' }], descriptions: [] };
  return { group: 'clauses', isAtFoot: true, gapBeforePx: 20, title: null, subSections: [subSection] };
}

function columnUntil(endPx: number): PlacedColumn<string> {
  const title = { yPx: 50, heightPx: endPx - 50, payload: 'flow' };
  return { sections: [{ group: 'experiences', isTrimmed: false, title, subSections: [] }] };
}

function clausePlace(pages: readonly PlacedColumn<string>[]) {
  for (const [index, { sections }] of pages.entries()) {
    const atom = sections.find(({ group }) => group === 'clauses')?.subSections[0]?.head[0];
    if (atom) return { page: index + 1, endPx: atom.yPx + atom.heightPx };
  }
  return null;
}

describe('sections at the foot of the document', () => {
  test('end at the end of the column, below its other content', () => {
    const pages = placeAtFoot([columnUntil(700)], [clause(60)], { pageCount: 1, frameOf });
    expect(clausePlace(pages)).toEqual({ page: 1, endPx: FOOT_PX });
  });

  test('are on the document’s last page even if their column ends earlier', () => {
    const pages = placeAtFoot([columnUntil(700)], [clause(60)], { pageCount: 3, frameOf });
    expect(clausePlace(pages)).toEqual({ page: 3, endPx: FOOT_PX });
  });

  test('take a page of their own if they would overlap the text', () => {
    const pages = placeAtFoot([columnUntil(FOOT_PX - 60 - 19)], [clause(60)], { pageCount: 1, frameOf });
    expect(clausePlace(pages)).toEqual({ page: 2, endPx: FOOT_PX });
    const fitting = placeAtFoot([columnUntil(FOOT_PX - 60 - 20)], [clause(60)], { pageCount: 1, frameOf });
    expect(clausePlace(fitting)).toEqual({ page: 1, endPx: FOOT_PX });
  });

  test('are placed even if they are higher than a page', () => {
    const pages = placeAtFoot([columnUntil(700)], [clause(1200)], { pageCount: 1, frameOf });
    expect(clausePlace(pages)?.page).toBe(2);
  });
});
