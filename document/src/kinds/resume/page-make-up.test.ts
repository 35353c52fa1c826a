import { expect, test } from 'vitest';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { inventedResumes } from '../../testing/invented-resumes.ts';
import { judgePages } from '../../testing/judge-pages.ts';
import type { Resume } from './model/resume.ts';
import { TEMPLATE_SLUGS } from './model/templates-by-slug.ts';
import { resolveStyle } from './styles/resolve-style.ts';
import { createTypesetter } from './typeset.ts';

// `npm run badness` judges more of the same CVs.

const typesetter = createTypesetter(installedFonts());

function onLetter(resume: Resume): Resume {
  return { ...resume, pageSetup: { ...resume.pageSetup, paper: 'letter' } };
}

test.each(TEMPLATE_SLUGS)(
  'in %s no last page has only clauses or a few lines, and no piece of a section is left behind',
  (pattern) => {
    const resumes = inventedResumes(11, pattern);
    for (const resume of [...resumes, ...resumes.slice(0, 3).map(onLetter)]) {
      const { isClauseAlone, tail, stranded } = judgePages(typesetter.typeset(resume), resolveStyle(resume));
      expect(isClauseAlone).toBe(false);
      expect(tail ?? 1).toBeGreaterThan(0.2);
      // One entry of two lines below its title is a whole piece.
      expect(stranded).toBeLessThanOrEqual(1);
    }
  },
);
