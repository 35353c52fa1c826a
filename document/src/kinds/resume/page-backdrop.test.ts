import { expect, test } from 'vitest';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { PEOPLE } from '../../testing/people/people.ts';
import { type Person, resumeOfPerson } from '../../testing/people/person.ts';
import { latestVersion, type TemplateSlug } from './model/templates-by-slug.ts';
import { atomsOfSection } from './pagination/placed-atoms.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());

/** More skills with long names than the strip of the first page holds. */
const skilled: Person = {
  ...PEOPLE.executive,
  lists: {
    ...PEOPLE.executive.lists,
    skills: Array.from({ length: 26 }, (_, index) => ({ name: `Negotiation with suppliers, part ${index}`, level: 4 })),
  },
};

/** The page's widest coloured area from top to bottom, px, and where the content of its side column ends. */
function strip(pattern: TemplateSlug, { version, page }: { version: number; page: number }) {
  const resume = { ...resumeOfPerson(skilled, pattern), patternVersion: version };
  const { backdrop, columns } = typesetter.layOut(resume).layout[page]!;
  const side = columns.find(({ id }) => id === 'side')!;
  const ends = side.placed.sections.flatMap(atomsOfSection).map(({ yPx, heightPx }) => yPx + heightPx);
  const widest = backdrop.toSorted((one, other) => other.widthPx - one.widthPx)[0]!;
  return { heightPx: widest.heightPx, contentPx: Math.max(...ends) };
}

test.each(['modern', 'mirror', 'amber'] as const)(
  'the strip of %s ends below its content on later pages',
  (pattern) => {
    const version = latestVersion(pattern);
    const later = strip(pattern, { version, page: 1 });
    expect(later.heightPx).toBeGreaterThan(later.contentPx + 20);
    expect(later.heightPx).toBeLessThan(later.contentPx + 30);
    expect(strip(pattern, { version, page: 0 }).heightPx).toBe(1123);
    expect(strip(pattern, { version: version - 1, page: 1 }).heightPx).toBe(1123);
  },
);
