import { expect, test } from 'vitest';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { SECTIONS, type SectionSlug } from '../model/sections.ts';
import { FOOT_GROUPS } from '../pagination/foot-groups.ts';
import { createTypesetter } from '../typeset.ts';

const pages = createTypesetter(installedFonts()).layOut(typicalResume('timeline')).layout;

test.each(pages.map((page) => [page.number, page] as const))(
  'a rail on page %d has a ring for each section, a dot for each entry, and ends above the clauses',
  (_, { columns: [column] }) => {
    const { rail, placed } = column!;
    const sections = placed.sections.filter(({ group }) => !FOOT_GROUPS.includes(group));
    const titled = sections.filter(({ title }) => title !== null);
    const entries = sections
      .filter(({ group }) => SECTIONS[group as SectionSlug].holds === 'entries')
      .flatMap(({ subSections }) => subSections.filter(({ head }) => head.length > 0));
    const [line, ...marks] = rail;
    expect(titled.length + entries.length).toBeGreaterThan(0);
    expect(marks.map(({ kind }) => kind)).toEqual(Array(2 * titled.length + entries.length).fill('circle'));

    const foot = placed.sections.find(({ group }) => FOOT_GROUPS.includes(group));
    const clause = foot?.title ?? foot?.subSections[0]?.descriptions[0]?.paragraphs[0]?.lines[0];
    if (line?.kind !== 'rect') throw new Error('The rail is no rectangle');
    if (clause) expect(line.yPx + line.heightPx).toBeLessThan(clause.yPx);
    for (const mark of marks) {
      if (mark.kind !== 'circle') throw new Error('The mark is no circle');
      expect(mark.xPx).toBeCloseTo(line.xPx + line.widthPx / 2);
      expect(mark.yPx).toBeGreaterThanOrEqual(line.yPx);
      expect(mark.yPx).toBeLessThan(line.yPx + line.heightPx);
    }
  },
);
