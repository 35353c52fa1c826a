import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../engine/text/languages.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { documentText } from '../../testing/page-text.ts';
import { entry, typicalResume } from '../../testing/sample-resumes.ts';
import { composeResume } from './compose/compose.ts';
import { textSettingOf } from './compose/text-setting.ts';
import { toPlainText } from './formats/plain-text.ts';
import { defaultPageSetup, LEVEL_STYLES, type LevelStyle } from './model/page-setup.ts';
import type { Resume } from './model/resume.ts';
import { latestVersion, TEMPLATE_SLUGS } from './model/templates-by-slug.ts';
import { resolveStyle } from './styles/resolve-style.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());

function withLevels(resume: Resume, levels: LevelStyle): Resume {
  return { ...resume, pageSetup: { ...resume.pageSetup, levels } };
}

const pagesOf = (resume: Resume) => typesetter.typeset(resume).pages;

/** The levels that are drawn. */
function drawnIn(pages: readonly string[]): number {
  return pages.join('').split('<g data-role="level"').length - 1;
}

test('without the setting each section prints levels by its own shape', () => {
  const { levels } = defaultPageSetup('en');
  expect(levels).toBe('sections');
  const { skills, languages, software } = typicalResume('modern').sections;
  expect([skills, languages, software].map(({ config }) => config.levelShape)).toEqual(['dots', 'text', 'dots']);
});

test('a shape claims no higher language level than the person has', () => {
  const { languages } = typicalResume('classic').sections;
  const [known] = languages.data.items;
  const levels = ['a1', 'b1', 'b2', 'c1', 'c2', 'native'] as const;
  const items = levels.map((level) => ({ ...known!, id: level, level }));
  const resume = withLevels(typicalResume('classic'), 'dots');
  const only = {
    ...resume,
    isDone: true,
    sections: { ...resume.sections, languages: { ...languages, data: { items } } },
  };
  const drawn = (patternVersion: number) => {
    const style = resolveStyle({ ...only, patternVersion });
    const { sections } = composeResume(only, textSettingOf(style, only.pageSetup));
    return sections.find(({ slug }) => slug === 'languages')!.entries.map(({ level }) => level?.value);
  };
  expect(drawn(latestVersion('classic'))).toEqual([1, 2, 3, 4, 5, 5]);
  expect(drawn(7)).toEqual([1, 3, 4, 5, 5, 5]);
});

describe.each(TEMPLATE_SLUGS)('in every version of %s', (pattern) => {
  const versions = Array.from({ length: latestVersion(pattern) }, (_, index) => ({
    ...typicalResume(pattern),
    isDone: true,
    patternVersion: index + 1,
  }));

  test.each(['dots', 'bars', 'stars', 'lines'] as const)('%s are drawn for each level', (levels) => {
    for (const resume of versions) {
      const { skills, languages, software } = resume.sections;
      const count = skills.data.items.length + languages.data.items.length + software.data.items.length;
      expect(drawnIn(pagesOf(withLevels(resume, levels)))).toBe(count);
    }
  });

  test('numbers, words and no levels draw nothing', () => {
    for (const resume of versions) {
      for (const levels of ['text', 'words', 'none'] as const) {
        const pages = pagesOf(withLevels(resume, levels));
        const text = documentText(pages);
        expect(drawnIn(pages)).toBe(0);
        expect(text.includes('4/5'), levels).toBe(levels === 'text');
        expect(text.includes('zaawansowany'), levels).toBe(levels === 'words');
        // Language levels and descriptions are words of the user's own.
        expect(text).toContain('B1');
        expect(text).toMatch(/swobodna\s+rozmowa/);
      }
    }
  });
});

test('a description replaces the word of a level', () => {
  const resume = typicalResume('modern', 'en');
  const items = [
    entry('skills', 'a', { name: 'Rust', level: 4 }),
    entry('skills', 'b', { name: 'Go', level: 4, levelDescription: 'daily since 2019' }),
  ];
  const skills = { ...resume.sections.skills, data: { items } };
  const composed = composeResume(withLevels({ ...resume, sections: { ...resume.sections, skills } }, 'words'));
  const { entries } = composed.sections.find(({ slug }) => slug === 'skills')!;
  expect(entries.map(({ levelText }) => levelText)).toEqual(['advanced', 'daily since 2019']);
});

test.each(LANGUAGES)('the words of levels in %s are five different ones', (language: Language) => {
  const resume = typicalResume('modern', language);
  const items = [1, 2, 3, 4, 5].map((level) => entry('skills', `s${level}`, { name: `${level}`, level }));
  const skills = { ...resume.sections.skills, data: { items } };
  const composed = composeResume(withLevels({ ...resume, sections: { ...resume.sections, skills } }, 'words'));
  const { entries } = composed.sections.find(({ slug }) => slug === 'skills')!;
  expect(new Set(entries.map(({ levelText }) => levelText).filter((word) => /^[\p{L} ]+$/u.test(word))).size).toBe(5);
});

test.each(LEVEL_STYLES)('text exports print the levels of %s, shapes as numbers', (levels) => {
  const text = toPlainText(withLevels(typicalResume('modern'), levels));
  expect(text.includes('4/5')).toBe(levels !== 'words' && levels !== 'none');
  expect(text.includes('zaawansowany')).toBe(levels === 'words');
});
