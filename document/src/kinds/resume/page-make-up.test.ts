import { expect, test } from 'vitest';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { inventedResumes } from '../../testing/invented-resumes.ts';
import { judgePages } from '../../testing/judge-pages.ts';
import { TEMPLATE_SLUGS } from './model/templates-by-slug.ts';
import { resolveStyle } from './styles/resolve-style.ts';
import { createTypesetter } from './typeset.ts';

// `npm run badness` judges more of the same CVs.

const typesetter = createTypesetter(installedFonts());

test.each(TEMPLATE_SLUGS)(
  'in %s no last page has only clauses or a few lines, and no piece of a section is left behind',
  (pattern) => {
    for (const resume of inventedResumes(11, pattern)) {
      const { isClauseAlone, tail, stranded } = judgePages(typesetter.typeset(resume), resolveStyle(resume));
      expect(isClauseAlone).toBe(false);
      expect(tail ?? 1).toBeGreaterThan(0.2);
      // One entry of two lines below its title is a whole piece.
      expect(stranded).toBeLessThanOrEqual(1);
    }
  },
);
