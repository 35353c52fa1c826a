import { describe, expect, test } from 'vitest';
import { readResume } from '../../reader/read-resume.ts';
import { demoOf } from '../../testing/demos.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { pageTextItems } from '../../testing/page-text-items.ts';
import { entry, paragraph, typicalResume } from '../../testing/sample-resumes.ts';
import { checkResume } from './checks/check-resume.ts';
import { compareFound } from './checks/compare-found.ts';
import { fromJsonResume } from './formats/json-resume/from-json-resume.ts';
import { toJsonResume } from './formats/json-resume/to-json-resume.ts';
import { toMarkdown } from './formats/markdown.ts';
import { toPlainText } from './formats/plain-text.ts';
import { withDemoContent } from './model/demo/with-demo-content.ts';
import type { Resume } from './model/resume.ts';
import { SECTIONS } from './model/sections.ts';
import { TEMPLATE_SLUGS, type TemplateSlug } from './model/templates-by-slug.ts';
import { applyOperation, type Operation } from './operations/operation.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());

/** A CV with talks in a section of its own, and a text alone in another. */
function withOwnSections(title: string, pattern: TemplateSlug = 'classic'): Resume {
  const base = typicalResume(pattern);
  const talks = [
    entry('custom-2', 't1', {
      title: 'Most nad Radunią',
      subtitle: 'Konferencja Mosty',
      place: 'Gdańsk',
      dateFrom: '2022-05',
      dateTo: '2022-06',
      url: 'mosty.example.com',
      description: paragraph('Referat o próbach obciążeniowych.'),
    }),
    entry('custom-2', 't2', { title: 'Beton jesienią', dateFrom: '2020-10', dateTo: '2020-11' }),
  ];
  const text = [entry('custom-1', 'p1', { description: paragraph('Prowadzę po godzinach ogród społeczny.') })];
  const operations = [
    {
      type: 'sections-config',
      config: { enabled: [...base.sectionsEnabled, 'custom-1', 'custom-2'], active: base.sectionsActive },
    },
    { type: 'config', section: 'custom-1', config: { ...SECTIONS['custom-1'].defaultConfig(), title: 'Po godzinach' } },
    { type: 'config', section: 'custom-2', config: { ...SECTIONS['custom-2'].defaultConfig(), title } },
    { type: 'data', section: 'custom-1', data: { items: text } },
    { type: 'data', section: 'custom-2', data: { items: talks } },
  ] satisfies Operation[];
  return operations.reduce<Resume>(applyOperation, base);
}

const kinds = (resume: Resume) =>
  checkResume({ resume, pages: typesetter.typeset(resume).layout, comparison: null }).map(({ kind }) => kind);

/** Their headings look like other text to a program that does not know the words. */
const PLAIN_HEADINGS: readonly TemplateSlug[] = ['minimal', 'tags', 'academic'];

describe('a section of the user’s own', () => {
  test('is printed and exported under its title, with everything in it', () => {
    const text = toPlainText(withOwnSections('Wystąpienia'));
    expect(text).toContain(
      'Wystąpienia\n-----------\nMost nad Radunią\nKonferencja Mosty\n05.2022 – 06.2022 · Gdańsk\nmosty.example.com\n' +
        'Referat o próbach obciążeniowych.\n\nBeton jesienią\n10.2020 – 11.2020\n',
    );
    expect(text).toContain('Po godzinach\n------------\nProwadzę po godzinach ogród społeczny.\n');
    expect(toMarkdown(withOwnSections('Wystąpienia'))).toContain('## Wystąpienia\n\n### Most nad Radunią');
  });

  test('is not printed without a title, and a check that must be looked at says so', () => {
    const untitled = withOwnSections('  ');
    expect(toPlainText(untitled)).not.toContain('Radunią');
    expect(kinds(untitled)).toEqual(['untitled-section']);
    expect(kinds(withOwnSections('Wystąpienia'))).toEqual([]);
    const empty = applyOperation(untitled, { type: 'data', section: 'custom-2', data: { items: [] } });
    expect(kinds(empty)).toEqual(['empty-sections']);
  });

  test('keeps a text alone while other empty sections show samples', () => {
    const draft = withDemoContent({ ...withOwnSections('Wystąpienia'), isDone: false }, demoOf('pl'));
    expect(draft.sections['custom-1'].data.items).toHaveLength(1);
  });

  test('comes back from a JSON Resume, and is a project for other programs', () => {
    const resume = withOwnSections('Wystąpienia');
    const file = JSON.parse(JSON.stringify(toJsonResume(resume)));
    expect(file.projects).toContainEqual({
      name: 'Most nad Radunią',
      description: 'Referat o próbach obciążeniowych.',
      startDate: '2022-05',
      endDate: '2022-06',
      url: 'https://mosty.example.com',
      roles: ['Konferencja Mosty'],
    });
    const { resume: back } = fromJsonResume(file, { uuid: resume.uuid, language: 'pl' });
    expect(back.sections).toEqual(resume.sections);
    expect(back.sectionsEnabled).toEqual(resume.sectionsEnabled);
  });

  test.each(TEMPLATE_SLUGS.filter((slug) => !PLAIN_HEADINGS.includes(slug)))(
    'is found by a program under its title, also under the usual one of another section: %s',
    (pattern) => {
      for (const title of ['Wystąpienia', 'Hobby']) {
        const resume = withOwnSections(title, pattern);
        const { rows } = compareFound(resume, readResume(pageTextItems(typesetter.typeset(resume).pages)));
        const headings = rows.filter(({ section, field }) => section.startsWith('custom-') && field === 'heading');
        expect(headings.map(({ own, verdict }) => [own, verdict])).toEqual(
          expect.arrayContaining([
            [title, 'same'],
            ['Po godzinach', 'same'],
          ]),
        );
      }
    },
  );
});
