import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { readResume } from '../../../reader/read-resume.ts';
import { demoOf } from '../../../testing/demos.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { pageTextItems } from '../../../testing/page-text-items.ts';
import { compareFound } from '../checks/compare-found.ts';
import { resumeSchema } from '../model/resume.ts';
import { richTextToPlain } from '../model/rich-text.ts';
import { colorOfTemplate, TEMPLATE_SLUGS } from '../model/templates-by-slug.ts';
import { createTypesetter } from '../typeset.ts';
import { loadTypesetData } from '../typeset-data.ts';
import { loadShowcaseTexts } from './load-showcase-texts.ts';
import { OTHER_COLORS } from './other-colors.ts';
import { showcaseResume } from './showcase-resume.ts';

const typesetter = createTypesetter(installedFonts());

test.each(LANGUAGES)(
  'in %s each template is shown by a person of its own, whose CV is one page and read whole',
  async (language) => {
    const texts = await loadShowcaseTexts(language);
    const demo = demoOf(language);
    const names = TEMPLATE_SLUGS.map((pattern) => texts.people[pattern][0]);
    expect(new Set(names).size).toBe(TEMPLATE_SLUGS.length);
    for (const pattern of TEMPLATE_SLUGS) {
      const resume = showcaseResume(pattern, { texts, demo });
      expect(resumeSchema.safeParse(resume).error, pattern).toBeUndefined();
      const { pages } = typesetter.typeset(resume, await loadTypesetData(resume));
      expect(pages.length, `${pattern} in ${language}`).toBe(1);
      const { rows, phantoms } = compareFound(resume, readResume(pageTextItems(pages)));
      expect(
        rows.filter(({ verdict }) => verdict !== 'same'),
        pattern,
      ).toEqual([]);
      expect(phantoms, pattern).toEqual([]);
      expect(pages[0]!.toLowerCase(), pattern).toContain(resume.sections['personal-data'].data.lastName.toLowerCase());
    }
  },
);

test.each(['pl', 'en', 'de'] as const)(
  'in %s the present job of each person consists of the tasks of their trade',
  async (language) => {
    const texts = await loadShowcaseTexts(language);
    const all = TEMPLATE_SLUGS.flatMap((pattern) => {
      const [present] = showcaseResume(pattern, { texts, demo: demoOf(language) }).sections.experiences.data.items;
      return richTextToPlain(present!.description).split('\n');
    });
    expect(new Set(all).size).toBe(TEMPLATE_SLUGS.length * 3);
    for (const general of texts.tasks) expect(all).not.toContain(general);
  },
);

test('pointing at a template shows it in other colours', () => {
  for (const pattern of TEMPLATE_SLUGS) expect(OTHER_COLORS[pattern], pattern).not.toEqual(colorOfTemplate(pattern));
});
