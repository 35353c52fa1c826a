import { describe, expect, test } from 'vitest';
import type { Draw } from '../../../engine/blocks/draw.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { documentText } from '../../../testing/page-text.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { DOCUMENT_LABELS } from '../model/document-labels.ts';
import type { PageSetup } from '../model/page-setup.ts';
import type { Resume } from '../model/resume.ts';
import { latestVersion, TEMPLATE_SLUGS, type TemplateSlug } from '../model/templates-by-slug.ts';
import { createTypesetter } from '../typeset.ts';

const typesetter = createTypesetter(installedFonts());

function versionsOf(pattern: TemplateSlug): Resume[] {
  const resume = typicalResume(pattern);
  return Array.from({ length: latestVersion(pattern) }, (_, index) => ({ ...resume, patternVersion: index + 1 }));
}

function withSetup(resume: Resume, setup: Partial<PageSetup>): Resume {
  return { ...resume, pageSetup: { ...resume.pageSetup, ...setup } };
}

function flat(draws: readonly Draw[]): Draw[] {
  return draws.flatMap((draw) => (draw.kind === 'group' ? flat(draw.draws) : [draw]));
}

/** What is drawn for each section's title. */
function titles(resume: Resume): Draw[][] {
  return typesetter
    .layOut(resume)
    .layout.flatMap(({ columns }) => columns.flatMap(({ placed }) => placed.sections))
    .flatMap(({ title }) => (title ? [flat(title.payload)] : []));
}

function textOf(title: readonly Draw[]): string {
  return title.flatMap((draw) => (draw.kind === 'text' ? [draw.text] : [])).join(' ');
}

const rects = (title: readonly Draw[]) => title.flatMap((draw) => (draw.kind === 'rect' ? [draw] : []));

describe.each(TEMPLATE_SLUGS)('headings in every version of %s', (pattern) => {
  test('have the chosen mark, all of them', () => {
    for (const resume of versionsOf(pattern)) {
      const marks = (headingRule: PageSetup['headingRule']) =>
        titles(withSetup(resume, { headingRule })).map((title) =>
          rects(title).map(({ widthPx, heightPx }) => ({ isWide: widthPx > 60, isHigh: heightPx > 10 })),
        );
      expect(new Set(marks('plain').flat())).toEqual(new Set());
      for (const mark of marks('line')) expect(mark).toEqual([{ isWide: true, isHigh: false }]);
      for (const mark of marks('bar')) expect(mark).toEqual([{ isWide: false, isHigh: false }]);
      for (const mark of marks('tick')) expect(mark).toEqual([{ isWide: false, isHigh: true }]);
      for (const mark of marks('box')) expect(mark).toEqual([{ isWide: true, isHigh: true }]);
    }
  });

  test('are in capitals or as typed', () => {
    for (const resume of versionsOf(pattern)) {
      const [upper, typed] = (['upper', 'typed'] as const).map((headingCase) =>
        titles(withSetup(resume, { headingCase })).map(textOf).join(' '),
      );
      // A note above the title of a continued section stays as it is.
      const heads = upper!.replaceAll(DOCUMENT_LABELS.pl.continued, '');
      expect(heads).toBe(heads.toUpperCase());
      expect(typed).toMatch(/Doświadczenie\s+zawodowe/);
    }
  });
});

test.each(['modern', 'mirror'] as const)('the heading of contacts in %s follows the others', (pattern) => {
  const textWith = (headingCase: 'upper' | 'typed') =>
    documentText(typesetter.typeset(withSetup(typicalResume(pattern), { headingCase })).pages);
  expect(textWith('upper')).toContain('KONTAKT');
  expect(textWith('typed')).toContain('Kontakt');
});
