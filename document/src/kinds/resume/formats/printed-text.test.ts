import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { loadHyphenator } from '../../../engine/text/hyphenator.ts';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { hidingResume } from '../../../testing/hiding-resume.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import type { Resume } from '../model/resume.ts';
import { createTypesetter } from '../typeset.ts';
import { RESUME_FORMATS, type ResumeFormat } from './resume-formats.ts';

const fonts = installedFonts();
const typesetter = createTypesetter(fonts);
const hyphenators = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadHyphenator(language)] as const)),
);

/** JSON Resume holds all of a resume: it is its copy for the user. */
const FORMATS = (Object.keys(RESUME_FORMATS) as ResumeFormat[]).filter((name) => name !== 'json-resume');

/** The words that stand in each text of a test's resume. */
const tokensOf = (text: string) => new Set(Array.from(text.matchAll(/q\d+q/gi), ([token]) => token.toLowerCase()));

/** A page's or file's texts with and without mark-up, which holds addresses and may stand between the parts of a word. */
const textsOf = (file: string) => `${file}\n${file.replace(/<[^>]*>/g, '').replace(/[-\u00ad\s]/g, '')}`;

const PHOTO = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';

function printedTokens(resume: Resume): Set<string> {
  const { pages } = typesetter.typeset(resume, { hyphenator: hyphenators.get(resume.language)!, photo: PHOTO });
  return tokensOf(pages.map(textsOf).join('\n'));
}

/** What each format's file says and the pages do not. */
async function unprintedTokens(resume: Resume): Promise<{ [format: string]: string[] }> {
  const printed = printedTokens(resume);
  const unprinted = FORMATS.map(async (format) => {
    const written = tokensOf(textsOf(await fileOf(format, resume)));
    return [format, [...written].filter((token) => !printed.has(token))] as const;
  });
  return Object.fromEntries(await Promise.all(unprinted));
}

async function fileOf(format: ResumeFormat, resume: Resume): Promise<string> {
  const resources = { photo: null, fonts, subsetFont: async () => new Uint8Array() };
  const file = await RESUME_FORMATS[format].write(resume, resources);
  if (typeof file === 'string') return file.replace(/data:[\w/+-]+;base64,[\w+/=]*/g, '');
  const parts = Object.entries(unzipSync(file, { filter: ({ name }) => /\.(xml|rels)$/.test(name) }));
  return parts.map(([, bytes]) => strFromU8(bytes)).join('\n');
}

const NOTHING = Object.fromEntries(FORMATS.map((format) => [format, []]));

test('files have no text that the pages do not print', async () => {
  await fc.assert(
    fc.asyncProperty(hidingResume, async (resume) => {
      expect(await unprintedTokens(resume)).toEqual(NOTHING);
    }),
    runs(12),
  );
});

test('files have no own fact of which a part is hidden or empty', async () => {
  const resume = structuredClone(typicalResume('modern'));
  const { data, config } = resume.sections['personal-data'];
  Object.assign(data, { fact1Label: 'q1q', fact1Value: 'q2q', fact2Label: 'q3q', fact2Value: '' });
  config.fields.fact1Value = false;
  expect([...printedTokens(resume)]).toEqual([]);
  expect(await unprintedTokens(resume)).toEqual(NOTHING);
});
