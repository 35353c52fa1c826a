import { expect, test } from 'vitest';
import { readResume } from '../../reader/read-resume.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { pageTextItems } from '../../testing/page-text-items.ts';
import { bullets, entry } from '../../testing/sample-resumes.ts';
import { compareFound } from './checks/compare-found.ts';
import { emptyResume, type Resume } from './model/resume.ts';
import { applyOperation, type Operation } from './operations/operation.ts';
import { createTypesetter } from './typeset.ts';

// In "academic", projects, awards, certificates and courses are set as references of a bibliography from version 6 on.

const typesetter = createTypesetter(installedFonts());
const WITH_HEADS = 5;

function scholar(...sections: Operation[]): Resume {
  const base = emptyResume('3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', 'en', 'academic');
  const person = {
    ...base.sections['personal-data'].data,
    firstName: 'Anna',
    lastName: 'Nowak',
    email: 'anna.nowak@university.example',
  };
  const operations: Operation[] = [
    { type: 'data', section: 'personal-data', data: person },
    ...sections,
    { type: 'done' },
  ];
  return { ...operations.reduce<Resume>(applyOperation, base), sectionsEnabled: ['projects', 'awards', 'courses'] };
}

const PLACES = ['the Vistula delta', 'High Tatra lakes', 'Svalbard glaciers', 'the Curonian Lagoon'];
const PAPERS = Array.from({ length: 40 }, (_, index) =>
  entry('projects', `p${index}`, {
    name: `Sediment transport and long-term mass balance in ${PLACES[index % 4]}: forty years of gauges`,
    role: `Nowak A., Lindqvist P., Quaternary Science Reviews ${90 - index}, ${100 + index}–${110 + index}`,
    dateTo: `${2024 - Math.floor(index / 3)}-05`,
    url: `https://doi.org/10.1000/qsr.${100 + index}`,
  }),
);
const scholarOfPapers = scholar({ type: 'data', section: 'projects', data: { items: PAPERS } });

test('forty papers take two pages instead of three', () => {
  const pagesOf = (resume: Resume) => typesetter.typeset(resume).pages.length;
  expect(pagesOf({ ...scholarOfPapers, patternVersion: WITH_HEADS })).toBe(3);
  expect(pagesOf(scholarOfPapers)).toBe(2);
});

test('each field of forty papers is read in their pages', () => {
  const { rows, phantoms } = compareFound(
    scholarOfPapers,
    readResume(pageTextItems(typesetter.typeset(scholarOfPapers).pages)),
  );
  expect(rows.length).toBeGreaterThan(160);
  expect(rows.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
  expect(phantoms).toEqual([]);
});

test('a short entry is one line, and its list is below it in the indent', () => {
  const award = entry('awards', 'a1', { name: 'Copernicus Medal', organizer: 'Academy', date: '2019-05' });
  const course = entry('courses', 'c1', { name: 'Statistics', organizer: 'ETH', description: bullets('Two weeks') });
  const resume = scholar(
    { type: 'data', section: 'awards', data: { items: [award] } },
    { type: 'data', section: 'courses', data: { items: [course] } },
  );
  const items = pageTextItems(typesetter.typeset(resume).pages);
  const find = (text: string) => items.find((item) => item.text.trim() === text)!;
  expect(find('Academy').y).toBe(find('Copernicus Medal').y);
  expect(find('May 2019').y).toBe(find('Copernicus Medal').y);
  expect(find('Two weeks').x).toBeGreaterThan(find('Statistics').x + 22);
});
