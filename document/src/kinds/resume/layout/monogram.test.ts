import { expect, test } from 'vitest';
import { demoResume } from '../../../testing/demo-resumes.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { pageTextItems } from '../../../testing/page-text-items.ts';
import type { Resume } from '../model/resume.ts';
import { createTypesetter } from '../typeset.ts';

const typesetter = createTypesetter(installedFonts());

function named(firstName: string, lastName: string): Resume {
  const resume = demoResume('sparse', 'monogram', 'ua');
  const person = resume.sections['personal-data'];
  const data = { ...person.data, firstName, lastName };
  return { ...resume, sections: { ...resume.sections, 'personal-data': { ...person, data } } };
}

/** The number of filled drawings of a page: icons of contacts have an outline alone. */
function filledPaths(svg: string): number {
  return [...svg.matchAll(/<path [^>]*fill="#/g)].length;
}

test.each([
  ['Ірина', 'Савчук', 2],
  ['Мадонна', '', 1],
  ['محمد', 'علي', 2],
  ['', '', 0],
])('the initials of "%s" "%s" are drawn and not written', (firstName, lastName, count) => {
  const { pages } = typesetter.typeset(named(firstName, lastName));
  expect(filledPaths(pages[0]!)).toBe(count);
  expect(pageTextItems(pages).filter(({ text }) => text.trim().length === 1 && /\p{L}/u.test(text))).toEqual([]);
});

test('keeps the text to the right of the rail with the smallest margins', () => {
  const resume = named('Ірина', 'Савчук');
  const density = { ...resume.pageSetup.density, margins: 0.6 };
  const { layout } = typesetter.typeset({ ...resume, pageSetup: { ...resume.pageSetup, density } });
  const [rail] = layout[0]!.backdrop;
  expect(layout[0]!.columns[0]!.xPx).toBeGreaterThan(rail!.widthPx + 24);
});
