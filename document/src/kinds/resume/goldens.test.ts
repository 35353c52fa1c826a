import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawContactSheet, showsPages } from '../../testing/contact-sheet.ts';
import { inVersion, type RecordedContent, recordedResume, SAMPLE_SIZES } from '../../testing/demo-resumes.ts';
import recordedEn from '../../testing/fixtures/recorded-en.json' with { type: 'json' };
import recordedPl from '../../testing/fixtures/recorded-pl.json' with { type: 'json' };
import recordedUa from '../../testing/fixtures/recorded-ua.json' with { type: 'json' };
import { installedFonts } from '../../testing/installed-fonts.ts';
import { layoutOutline } from '../../testing/layout-outline.ts';
import type { Resume } from './model/resume.ts';
import { latestVersion, TEMPLATE_SLUGS, type TemplateSlug } from './model/templates-by-slug.ts';
import { createTypesetter } from './typeset.ts';

// Saved resumes keep their appearance: this covers all versions of all templates, at three sizes in three languages. The SVG of a typical
// Polish CV is stored as a whole, so that a diff can be read. For the others an outline and a digest of the bytes are stored. A changed
// golden of a released version is a bug: a better design is a new version. A contact sheet beside the goldens shows the pages of the typical
// Polish CV, so that a change is seen before it is accepted. `npx vitest run document -u` accepts changes and draws new contact sheets.

const RECORDED = { pl: recordedPl, en: recordedEn, ua: recordedUa } as unknown as Record<
  'pl' | 'en' | 'ua',
  RecordedContent
>;
const LANGUAGES = ['pl', 'en', 'ua'] as const;
const typesetter = createTypesetter(installedFonts());
const goldens = `${import.meta.dirname}/../../testing/goldens`;

const VERSIONS = TEMPLATE_SLUGS.flatMap((pattern) =>
  Array.from({ length: latestVersion(pattern) }, (_, index) => ({ pattern, version: index + 1 })),
);

/** Resumes by template, size and language. All versions have the same sections as objects, so that the typesetter composes them once. */
const resumes = new Map<string, Resume>();

function sample(
  pattern: TemplateSlug,
  version: number,
  [size, language]: readonly [(typeof SAMPLE_SIZES)[number], (typeof LANGUAGES)[number]],
): Resume {
  const key = [pattern, size, language].join(' ');
  const resume = resumes.get(key) ?? recordedResume(size, pattern, { language, content: RECORDED[language] });
  resumes.set(key, resume);
  return inVersion(resume, version);
}

function digest(svg: string): string {
  return createHash('sha256').update(svg).digest('hex');
}

describe.each(VERSIONS)('$pattern, version $version', ({ pattern, version }) => {
  test('typesets a typical CV to the same SVG as ever, and its contact sheet shows that', async () => {
    const { pages } = typesetter.typeset(sample(pattern, version, ['typical', 'pl']));
    const readable = pages.map((svg) => svg.replaceAll('><', '>\n<')).join('\n');
    await expect(`${readable}\n`).toMatchFileSnapshot(`${goldens}/${pattern}-v${version}.svg.txt`);

    const sheet = `${goldens}/${pattern}-v${version}.webp`;
    const isAccepting = expect.getState().snapshotState.snapshotUpdateState === 'all';
    if (isAccepting && !(await showsPages(sheet, pages))) await drawContactSheet(sheet, pages);
    const message = `${basename(sheet)} shows other pages. Draw it by \`npx vitest run document -u\` and look at it`;
    expect(await showsPages(sheet, pages), message).toBe(true);
  });

  test('lays out sparse, typical and huge CVs in three languages as ever', async () => {
    const entries = SAMPLE_SIZES.flatMap((size) => LANGUAGES.map((language) => [size, language] as const)).map(
      (which) => {
        const document = typesetter.typeset(sample(pattern, version, which));
        return [which.join('-'), { sha256: document.pages.map(digest), layout: layoutOutline(document) }];
      },
    );
    const json = JSON.stringify(Object.fromEntries(entries), null, 1);
    await expect(`${json}\n`).toMatchFileSnapshot(`${goldens}/${pattern}-v${version}.json`);
  });
});
