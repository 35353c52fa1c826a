import { expect, test } from 'vitest';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { PEOPLE } from '../../../testing/people/people.ts';
import { type Person, resumeOfPerson } from '../../../testing/people/person.ts';
import type { TemplateSlug } from '../model/templates-by-slug.ts';
import { atomsOfSubSection } from '../pagination/placed-atoms.ts';
import { createTypesetter } from '../typeset.ts';

const typesetter = createTypesetter(installedFonts());

/** The heights of the rows of a section. */
function rows(skills: readonly string[], pattern: TemplateSlug): number[] {
  const person: Person = {
    ...PEOPLE['shop-assistant'],
    lists: { skills: skills.map((name) => ({ name, level: 4 })) },
  };
  const { layout } = typesetter.layOut(resumeOfPerson(person, pattern));
  const section = layout
    .flatMap(({ columns }) => columns)
    .flatMap(({ placed }) => placed.sections)
    .find(({ group }) => group === 'skills')!;
  return section.subSections.map((row) => atomsOfSubSection(row).reduce((sum, { heightPx }) => sum + heightPx, 0));
}

test.each([
  [['SQL', 'Git', 'Excel'], 1],
  [['SQL', 'Git', 'Excel', 'Linux'], 2],
  [['SQL', 'Git', 'Excel', 'Linux', 'Rust'], 2],
  [['SQL', 'Git', 'Excel', 'Linux', 'Rust', 'Go'], 2],
])('short entries of a wide column are three in a row if that fills rows better than two: %j', (skills, count) => {
  expect(rows(skills, 'timeline')).toHaveLength(count);
});

test('long entries of a wide column are two in a row', () => {
  const long = 'Prowadzenie dokumentacji magazynowej';
  expect(rows([long, `${long} 2`, `${long} 3`], 'timeline')).toHaveLength(2);
});

test('levels of a narrow column are below their names, however short these are', () => {
  const [beside] = rows(['SQL', 'Git'], 'timeline');
  for (const heightPx of rows(['SQL', 'Git'], 'bold')) expect(heightPx).toBeGreaterThan(beside! + 10);
});

/** The middles of the first dots of all levels, from the left edge of the page, and how many pages the side column takes. */
function sideLevels(names: readonly string[], pattern: TemplateSlug) {
  const person: Person = { ...PEOPLE.executive, lists: { skills: names.map((name) => ({ name, level: 4 })) } };
  const { layout } = typesetter.layOut(resumeOfPerson(person, pattern));
  const side = layout.flatMap(({ columns }) => columns.filter(({ id }) => id === 'side'));
  const sections = side.flatMap(({ placed }) => placed.sections);
  const heights = sections.flatMap(({ subSections }) =>
    subSections.map((row) => atomsOfSubSection(row).reduce((sum, { heightPx }) => sum + heightPx, 0)),
  );
  return { heights: new Set(heights), pages: layout.length };
}

test('levels of a narrow column move beside their names where that saves a page, and all names have room', () => {
  const many = (name: string) => Array.from({ length: 26 }, (_, index) => `${name} ${index}`);
  const short = sideLevels(many('Excel'), 'bold');
  const long = sideLevels(many('Negotiation with suppliers'), 'bold');
  expect(short.pages).toBe(1);
  expect(Math.max(...short.heights)).toBeLessThan(20);
  expect(long.pages).toBe(2);
  expect(Math.min(...long.heights)).toBeGreaterThan(25);
});
