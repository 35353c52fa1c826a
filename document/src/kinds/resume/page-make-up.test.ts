import { expect, test } from 'vitest';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { inventedResumes } from '../../testing/invented-resumes.ts';
import { judgePages } from '../../testing/judge-pages.ts';
import { PEOPLE } from '../../testing/people/people.ts';
import { resumeOfPerson } from '../../testing/people/person.ts';
import type { Resume } from './model/resume.ts';
import { latestVersion, TEMPLATE_SLUGS } from './model/templates-by-slug.ts';
import { resolveStyle } from './styles/resolve-style.ts';
import { createTypesetter } from './typeset.ts';

// `npm run badness` judges more of the same CVs.

const typesetter = createTypesetter(installedFonts());

function withoutHyphenation(resume: Resume): Resume {
  return { ...resume, pageSetup: { ...resume.pageSetup, hyphenation: false } };
}

function onLetter(resume: Resume): Resume {
  return { ...resume, pageSetup: { ...resume.pageSetup, paper: 'letter' } };
}

test.each(TEMPLATE_SLUGS)(
  'in %s pages before the last are full, no last page has only clauses or a few lines, and no piece of a section is left behind',
  (pattern) => {
    const resumes = inventedResumes(11, pattern);
    for (const resume of [...resumes, ...resumes.slice(0, 3).map(onLetter)]) {
      const { isClauseAlone, tail, stranded, emptyBeforeBreak } = judgePages(
        typesetter.typeset(resume),
        resolveStyle(resume),
      );
      expect(isClauseAlone).toBe(false);
      expect(tail ?? 1).toBeGreaterThan(0.07);
      // More than 12 % is empty only where a section or an entry must not be split.
      expect(Math.max(0, ...emptyBeforeBreak)).toBeLessThan(0.16);
      expect(stranded).toBe(0);
    }
  },
);

test.each(TEMPLATE_SLUGS)('in %s a short CV is one page', (pattern) => {
  const resume = withoutHyphenation(resumeOfPerson(PEOPLE.student, pattern));
  const before = { ...resume, patternVersion: latestVersion(pattern) - 1 };
  const count = (one: Resume) => typesetter.typeset(one).pages.length;
  expect(count(resume)).toBe(1);
  expect(count(resume)).toBeLessThanOrEqual(count(before));
});
