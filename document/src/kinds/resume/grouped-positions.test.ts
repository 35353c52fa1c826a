import { expect, test } from 'vitest';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { typicalResume } from '../../testing/sample-resumes.ts';
import type { Resume } from './model/resume.ts';
import { atomsOfSubSection } from './pagination/placed-atoms.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());

function withEmployers(...employers: string[]): Resume {
  const resume = { ...typicalResume('classic'), isDone: true };
  const { experiences } = resume.sections;
  const [job] = experiences.data.items;
  const items = employers.map((company, index) => ({ ...job!, id: `job${index}`, company, description: [] }));
  return { ...resume, sections: { ...resume.sections, experiences: { ...experiences, data: { items } } } };
}

/** The gaps between the jobs of the first page, px. */
function gapsPx(resume: Resume): number[] {
  const [page] = typesetter.layOut(resume).layout;
  const jobs = page!.columns[0]!.placed.sections.find(({ group }) => group === 'experiences')!.subSections;
  return jobs.slice(1).map((below, index) => {
    const above = atomsOfSubSection(jobs[index]!).at(-1)!;
    return atomsOfSubSection(below)[0]!.yPx - above.yPx - above.heightPx;
  });
}

test('jobs at one employer in a row stand closer together', () => {
  const [same, other] = gapsPx(withEmployers('Bank', 'Bank', 'Sklep'));
  expect(same! / other!).toBeCloseTo(0.55);
});

test('jobs without an employer, and the same employer later on, keep the usual gap', () => {
  const gaps = gapsPx(withEmployers('Bank', 'Sklep', 'Bank', '', ''));
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0]!);
});

test('earlier versions keep one gap', () => {
  const resume = { ...withEmployers('Bank', 'Bank', 'Sklep'), patternVersion: 7 };
  const [same, other] = gapsPx(resume);
  expect(same).toBeCloseTo(other!);
});
