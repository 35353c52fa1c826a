import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/property-runs.ts';
import { pageRuns } from '../../engine/page-runs.ts';
import { demoOf } from '../../testing/demos.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { documentText } from '../../testing/page-text.ts';
import { bullets, entry, typicalResume } from '../../testing/sample-resumes.ts';
import { emptyResume, type Resume, resumeSchema } from './model/resume.ts';
import type { Entry } from './model/sections.ts';
import { latestVersion, TEMPLATE_SLUGS } from './model/templates-by-slug.ts';
import { applyOperation } from './operations/operation.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());
const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const squeeze = (text: string) => text.replace(/\s+/g, '');

/** A done resume with generated experiences: words with diacritics, lists of any length. */
const arbitraryResume = fc
  .record({
    pattern: fc.constantFrom(...TEMPLATE_SLUGS),
    jobs: fc.array(
      fc.array(fc.string({ unit: fc.constantFrom(...'aąćeęlłoóśwzźż ,.'), minLength: 1, maxLength: 160 }), {
        minLength: 1,
        maxLength: 14,
      }),
      {
        minLength: 1,
        maxLength: 12,
      },
    ),
  })
  .map(({ pattern, jobs }): Resume => {
    const items = jobs.map((points, index) =>
      entry('experiences', `e${index}`, {
        position: `Stanowisko${index}x`,
        company: `Firma${index}x`,
        description: bullets(...points),
      }),
    );
    const resume = applyOperation(emptyResume(crypto.randomUUID(), 'pl', pattern), {
      type: 'data',
      section: 'experiences',
      data: { items },
    });
    return applyOperation(resume, { type: 'done' });
  });

describe('typesetting a resume', () => {
  test.each([
    { version: 1, set: 'Projekt „Most” - lata 2019-2021' },
    { version: 4, set: 'Projekt „Most” - lata 2019-2021' },
    { version: 5, set: 'Projekt „Most” – lata 2019–2021' },
    { version: latestVersion('modern'), set: 'Projekt „Most” – lata 2019–2021' },
  ])('prints quotation marks and dashes as typed if its owner wants so: version $version', ({ version, set }) => {
    const typed = 'Projekt "Most" - lata 2019-2021';
    const base = { ...emptyResume(crypto.randomUUID(), 'pl', 'modern'), patternVersion: version };
    const content = [{ type: 'paragraph' as const, children: [{ text: typed }] }];
    const resume = applyOperation(base, { type: 'data', section: 'summary', data: { content } });
    const printed = (smartPunctuation: boolean) => {
      const pageSetup = { ...resume.pageSetup, smartPunctuation };
      return squeeze(documentText(typesetter.typeset({ ...resume, pageSetup }, { demo: demoOf('pl') }).pages));
    };
    expect(printed(true)).toContain(squeeze(set));
    expect(printed(false)).toContain(squeeze(typed));
  });

  test.each(TEMPLATE_SLUGS)('gives the same bytes twice, from a fresh typesetter too: %s', (pattern) => {
    const resume = typicalResume(pattern);
    const first = typesetter.typeset(resume).pages;
    expect(typesetter.typeset(resume).pages).toEqual(first);
    expect(createTypesetter(installedFonts()).typeset(resume).pages).toEqual(first);
  });

  test.each(TEMPLATE_SLUGS)('prints every word of a resume with every section: %s', (pattern) => {
    // Some templates set names in capitals.
    const text = squeeze(documentText(typesetter.typeset(typicalResume(pattern)).pages)).toLowerCase();
    for (const words of [
      'Józef Żółć-Świątek',
      'Kierownik projektów budowlanych',
      '„pod klucz”',
      'piętnastu lat',
      'Harmonogramowanie robót',
      'Norma Pro',
      'Uprawnienia budowlane bez ograniczeń',
      'Biała Fabryka',
      'Krystyna Gąsior',
      'Żeglarstwo',
      'Wyrażam zgodę',
      '02.2018',
      'obecnie',
      'Certyfikat CAE',
      'Gotowość do relokacji',
    ])
      expect(text).toContain(squeeze(words).toLowerCase());
  });

  test('prints a resume with hidden entries as one without them', () => {
    const resume = typicalResume('modern');
    const [first, ...others] = resume.sections.experiences.data.items;
    const withJobs = (items: Entry<'experiences'>[]) =>
      typesetter.typeset(applyOperation(resume, { type: 'data', section: 'experiences', data: { items } })).pages;
    expect(withJobs([{ ...first!, hidden: true }, ...others])).toEqual(withJobs(others));
    expect(withJobs([{ ...first!, hidden: true }])).toEqual(withJobs([]));
  });

  test('prints generated content once, in order, inside the page', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const { pages } = typesetter.typeset(resume);
        // A signature follows the content, as the last part of the columns.
        const unsigned = pages.map((svg) => svg.replace(/<g [^>]*data-group="signature".*$/s, ''));
        // Bullets are removed, and a section's title, which is repeated below a note where its section continues next to another column.
        const text = squeeze(documentText(unsigned).replace(/•|doświadczenie zawodowe|ciąg dalszy/giu, ''));
        const expected = resume.sections.experiences.data.items.map(({ position, company, description }) => {
          const points = description
            .flatMap((block) => (block.type === 'list' ? block.items : []))
            .map(({ children }) => children.map((child) => child.text).join(''));
          return squeeze([position, company, ...points].join(''));
        });
        expect(text.endsWith(expected.join(''))).toBe(true);
        for (const svg of pages)
          for (const { xPx, yPx } of pageRuns(svg)) {
            expect(xPx).toBeGreaterThanOrEqual(0);
            expect(xPx).toBeLessThan(794);
            expect(yPx).toBeGreaterThan(0);
            expect(yPx).toBeLessThan(1123);
          }
      }),
      runs(60),
    );
  });

  test('numbers its pages and marks what continues', () => {
    const items = [
      entry('experiences', 'long', {
        position: 'Kierownik',
        description: bullets(...Array.from({ length: 90 }, (_, index) => `Punkt numer ${index} z treścią`)),
      }),
    ];
    const resume = applyOperation(emptyResume(crypto.randomUUID(), 'pl', 'classic'), {
      type: 'data',
      section: 'experiences',
      data: { items },
    });
    const { pages } = typesetter.typeset({ ...resume, isDone: true });
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, svg] of pages.entries()) {
      expect(svg).toContain(
        `data-version="24-12-18" data-page="${index + 1}" data-pages="${pages.length}" data-page-height="1123"`,
      );
      expect(svg.includes('data-trimmed="true"')).toBe(index > 0);
    }
  });

  test('shows demo content in empty sections until the resume is done', () => {
    const resume = emptyResume(crypto.randomUUID(), 'pl');
    expect(documentText(typesetter.typeset(resume, { demo: demoOf('pl') }).pages)).toContain('Anna Zielińska');
    expect(() => typesetter.typeset(resume, { demo: demoOf('en') })).toThrow('Demo content in pl was not given');
    expect(() => typesetter.typeset(resume)).toThrow('Demo content in pl was not given');
    const done = applyOperation(resume, { type: 'done' });
    expect(documentText(typesetter.typeset(done).pages)).toBe('');
    expect(typesetter.typeset(done).pages).toHaveLength(1);
  });

  test('puts a photo on the first page only, and nothing where it is hidden', () => {
    const resume = { ...typicalResume('modern'), photo: { url: '/photos/x', widthPx: 400, heightPx: 400 } };
    const { pages } = typesetter.typeset(resume, { photo: PHOTO });
    expect(pages.map((svg) => svg.split('<image').length - 1)).toEqual([1, 0]);
    const config = resume.sections['personal-data'].config;
    const hidden = applyOperation(resume, {
      type: 'config',
      section: 'personal-data',
      config: { ...config, fields: { ...config.fields, photo: false } },
    });
    expect(typesetter.typeset(hidden, { photo: PHOTO }).pages[0]).not.toContain('<image');
  });

  test('hides a field whose flag is off and a section that is switched off', () => {
    const resume = typicalResume('bold');
    const config = resume.sections.experiences.config;
    const changed = [
      {
        type: 'config',
        section: 'experiences',
        config: { ...config, title: 'Moja kariera', fields: { ...config.fields, company: false } },
      } as const,
      {
        type: 'sections-config',
        config: { enabled: resume.sectionsEnabled, active: { ...resume.sectionsActive, education: false } },
      } as const,
    ].reduce<Resume>(applyOperation, resume);
    const text = documentText(typesetter.typeset(changed).pages);
    expect(text).toContain('Moja kariera');
    expect(text).not.toContain('Żuraw-Bud');
    expect(text).not.toContain('Politechnika');
  });

  test('links web addresses, e-mail addresses and telephone numbers, and nothing else', () => {
    const [page] = typesetter.typeset(typicalResume('classic')).pages;
    const hrefs = Array.from(page!.matchAll(/<a href="([^"]*)"/g), ([, href]) => href);
    expect(hrefs).toContain('mailto:jozef.swiatek@example.com');
    expect(hrefs).toContain('tel:+48601234567');
    expect(hrefs).toContain('https://linkedin.com/in/jozef-zolc-swiatek');
    expect(hrefs).toContain('https://example.com/projekty?rok=2024&amp;typ=zabytek');
    const items = [entry('projects', 'p', { name: 'X', url: 'javascript:alert(1)' })];
    const hostile = applyOperation(typicalResume('classic'), { type: 'data', section: 'projects', data: { items } });
    expect(typesetter.typeset(hostile).pages.join('')).not.toContain('href="javascript');
  });

  test('keeps the version of its template until the owner takes over the new one', () => {
    const saved = { ...typicalResume('classic'), patternVersion: 1 };
    const before = typesetter.typeset(saved).pages;
    expect(before.join('')).toContain('<path');
    const edited = applyOperation(saved, { type: 'name', name: 'Inna nazwa' });
    expect(typesetter.typeset(edited).pages).toEqual(before);
    const accepted = applyOperation(edited, { type: 'pattern-version', version: latestVersion('classic') });
    expect(accepted.patternVersion).toBe(latestVersion('classic'));
    expect(typesetter.typeset(accepted).pages).toEqual(typesetter.typeset(typicalResume('classic')).pages);
    expect(typesetter.typeset(accepted).pages).not.toEqual(before);
    expect(resumeSchema.safeParse({ ...saved, patternVersion: 99 }).error?.issues[0]?.path).toEqual(['patternVersion']);
  });

  describe('a long name', () => {
    const named = (patternVersion: number, lastName: string): Resume => {
      const base = { ...typicalResume('bold'), patternVersion };
      const data = { ...base.sections['personal-data'].data, firstName: 'Anna', lastName };
      return applyOperation(base, { type: 'data', section: 'personal-data', data });
    };
    const nameOf = (resume: Resume) =>
      Array.from(
        typesetter
          .typeset(resume)
          .pages[0]!.matchAll(/font-family="Roboto Condensed" font-size="([\d.]+)"[^>]*>([^<]*)</g),
        ([, sizePx, text]) => ({ sizePx: Number(sizePx), text }),
      ).slice(0, 4);

    test('shrinks to one line, down to 12 px, in engine 1', () => {
      expect(nameOf(named(1, 'Ż'))[0]).toEqual({ sizePx: 47, text: 'Anna Ż' });
      expect(nameOf(named(1, 'Brzęczyszczykiewicz-Chrząszczyżewoszycka'))[0]!.sizePx).toBeLessThan(40);
      expect(nameOf(named(1, 'Wszebor '.repeat(35)))[0]!.sizePx).toBe(12);
    });

    test('stays on one line if that allows 70 % of its size', () => {
      const [line] = nameOf(named(2, 'Wiśniewska-Kowalczyk'));
      expect(line!.text).toBe('Anna Wiśniewska-Kowalczyk');
      expect(line!.sizePx).toBeGreaterThanOrEqual(47 * 0.7);
    });

    test('breaks at a space or after a hyphen before it shrinks further', () => {
      const [first, second] = nameOf(named(2, 'Brzęczyszczykiewicz-Chrząszczyżewoszycka'));
      expect([first!.text, second!.text]).toEqual(['Anna Brzęczyszczykiewicz-', 'Chrząszczyżewoszycka']);
      expect(first!.sizePx).toBe(second!.sizePx);
      expect(first!.sizePx).toBeGreaterThanOrEqual(47 * 0.7);
    });

    test('never goes below 12 px', () => {
      for (const { sizePx } of nameOf(named(2, 'Wszebor '.repeat(35)))) expect(sizePx).toBeGreaterThanOrEqual(12);
      expect(nameOf(named(2, 'W'.repeat(200)))[0]!.sizePx).toBe(12);
    });
  });
});

describe('the model', () => {
  test.each(TEMPLATE_SLUGS)('accepts the sample resume of %s', (pattern) => {
    expect(resumeSchema.safeParse(typicalResume(pattern)).error).toBeUndefined();
  });
});
