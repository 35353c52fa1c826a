import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { loadHyphenator } from '../../../engine/text/hyphenator.ts';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { hidingResume } from '../../../testing/hiding-resume.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { entry, paragraph, typicalResume } from '../../../testing/sample-resumes.ts';
import { arbitraryResume } from '../formats/testing/arbitrary-resume.ts';
import { type Resume, resumeSchema } from '../model/resume.ts';
import { emptySections } from '../model/sections.ts';
import { TEMPLATE_SLUGS } from '../model/templates-by-slug.ts';
import { createTypesetter } from '../typeset.ts';
import { composeResume } from './compose.ts';
import { printedResume } from './printed-resume.ts';

const typesetter = createTypesetter(installedFonts());
const hyphenators = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadHyphenator(language)] as const)),
);
const pagesOf = (resume: Resume) =>
  typesetter.typeset(resume, { hyphenator: hyphenators.get(resume.language)!, photo: PHOTO }).pages;
const PHOTO = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';

/** The words that stand in each text of a test's resume. */
const tokensOf = (text: string) => new Set(Array.from(text.matchAll(/q\d+q/gi), ([token]) => token.toLowerCase()));

describe('the printed part of a resume', () => {
  test('is a valid resume that prints the same, and nothing is left to remove', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const printed = printedResume(resume);
        expect(resumeSchema.parse(printed)).toEqual(printed);
        expect(withoutLinks(composeResume(printed))).toBe(withoutLinks(composeResume(resume)));
        expect(printedResume(printed)).toEqual(printed);
      }),
      runs(60),
    );
  });

  test('has no text that its pages do not print, and gives the same pages', () => {
    fc.assert(
      fc.property(hidingResume, (resume) => {
        const printed = printedResume(resume);
        const pages = pagesOf(resume);
        expect(pagesOf(printed)).toEqual(pages);
        const onPages = tokensOf(pages.map(textOf).join(''));
        const carried = tokensOf(JSON.stringify(printed.sections));
        expect([...carried].filter((token) => !onPages.has(token))).toEqual([]);
        expect(printed.photo !== null).toBe(pages.join('').includes('<image'));
      }),
      runs(40),
    );
  });

  test.each(TEMPLATE_SLUGS)('is all of a resume that hides nothing: %s', (pattern) => {
    const resume = typicalResume(pattern);
    expect(printedResume({ ...resume, photo: null })).toEqual({ ...resume, photo: null });
  });

  test('loses what is hidden, and keeps what is beside it', () => {
    const resume = structuredClone(typicalResume('modern'));
    const { sections } = resume;
    sections['personal-data'].config.fields.phone = false;
    sections.experiences.data.items[0]!.hidden = true;
    sections.experiences.config.fields.dateFrom = false;
    sections.skills.config.title = 'Hidden title';
    resume.sectionsActive.skills = false;
    const [, second] = sections.experiences.data.items;
    const printed = printedResume(resume);
    expect(printed.sections['personal-data'].data).toEqual({ ...sections['personal-data'].data, phone: '' });
    expect(printed.sections.experiences.data.items[0]).toEqual({ ...second, dateFrom: '' });
    expect(printed.sections.skills).toEqual(emptySections().skills);
    expect(JSON.stringify(printed)).not.toContain('Hidden title');
  });

  test('loses texts that are shown and yet not printed', () => {
    const resume = structuredClone(typicalResume('modern'));
    const { sections } = resume;
    sections['personal-data'].data.fact1Label = 'A label without a value';
    sections.experiences.data.items = [
      entry('experiences', 'one', { position: 'Nurse', dateFrom: '2020-01', dateTo: '2021-05', present: true }),
      entry('experiences', 'two', { description: [{ type: 'paragraph', children: [{ text: ' ' }] }] }),
      entry('experiences', 'three', {
        position: 'Doctor',
        description: [
          {
            type: 'paragraph',
            children: [
              { text: 'Ward', href: 'not an address' },
              { text: '', href: 'https://secret.example' },
            ],
          },
        ],
      }),
    ];
    sections['custom-1'] = {
      ...sections['custom-1'],
      data: { items: [entry('custom-1', 'one', { title: 'Without a heading', description: paragraph('Draft') })] },
    };
    resume.sectionsEnabled = [...resume.sectionsEnabled, 'custom-1'];
    const printed = printedResume(resume);
    expect(printed.sections['personal-data'].data.fact1Label).toBe('');
    const [first, second, ...others] = printed.sections.experiences.data.items;
    expect(first).toMatchObject({ position: 'Nurse', dateFrom: '2020-01', dateTo: '', present: true });
    expect(second).toMatchObject({
      position: 'Doctor',
      description: [{ type: 'paragraph', children: [{ text: 'Ward' }, { text: '' }] }],
    });
    expect(others).toEqual([]);
    expect(printed.sectionsEnabled).not.toContain('custom-1');
    expect(printed.sections['custom-1'].data.items).toEqual([]);
  });
});

/** Composed content without addresses: only layout decides which of them become links. */
function withoutLinks(content: object): string {
  return JSON.stringify(content, (key, value: unknown) => (key === 'href' ? undefined : value));
}

/** A page's texts and the targets of its links, without mark-up between the parts of a word. */
function textOf(svg: string): string {
  return svg
    .replace(/<a href="([^"]*)"/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/[-\u00ad\s]/g, '');
}
