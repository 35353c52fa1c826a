import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { PEOPLE } from '../../../testing/people/people.ts';
import { resumeOfPerson } from '../../../testing/people/person.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import type { FormatResources } from '../../format.ts';
import type { Resume } from '../model/resume.ts';
import { OWN_FACTS } from '../model/sections/personal-data.ts';
import { type ShownSections, showSections } from './europass/shown-sections.ts';
import { heldByCandidate } from './europass/testing/held-by-candidate.ts';
import { heldByPassport } from './europass/testing/held-by-passport.ts';
import { lostTexts } from './europass/testing/lost-texts.ts';
import { withPlainWords } from './europass/testing/plain-words.ts';
import { type ImportedFiles, importFiles } from './import/import-files.ts';
import type { ImportFormat } from './import/import-format.ts';
import { RESUME_FORMATS, type ResumeFormat } from './resume-formats.ts';
import { arbitraryResume } from './testing/arbitrary-resume.ts';
import { heldByDocx } from './testing/held-by-docx.ts';

const UUID = '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11';
const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const RESOURCES: FormatResources = { photo: PHOTO, fonts: [], subsetFont: async () => new Uint8Array() };

interface RoundTrip {
  /** What the content of the file is recognised as. */
  readAs: ImportFormat;
  /** The part of a resume that the format holds, in a form that compares. docs/imports.md says the same in words. */
  held(resume: Resume, original: Resume): unknown;
  /** Whether the file holds what is hidden, too. Otherwise it holds what is printed. */
  holdsHidden: boolean;
}

/** Every format that can be written and read. HTML, Markdown and plain text are not read. */
const ROUND_TRIPS: readonly (readonly [ResumeFormat, RoundTrip])[] = [
  [
    'json-resume',
    {
      readAs: 'json-resume',
      holdsHidden: true,
      held: ({ uuid: _, isDone: _isDone, photo: _photo, name: _name, ...rest }) => rest,
    },
  ],
  ['europass', { readAs: 'europass', holdsHidden: false, held: europassHeld(heldByPassport) }],
  ['europass-candidate', { readAs: 'europass', holdsHidden: false, held: europassHeld(heldByCandidate) }],
];

/** Remarks about languages and licences become facts. A resume has room for six, so that with more of them notes have the rest. */
function europassHeld(heldBy: (sections: ShownSections) => { facts: string[] }): RoundTrip['held'] {
  return (resume, original) => {
    const held = { ...heldBy(showSections(resume)), language: resume.language };
    const isTooMuch = heldBy(showSections(original)).facts.length > OWN_FACTS.length;
    return isTooMuch ? { ...held, facts: [] } : held;
  };
}

/** The file that is saved, read as one that somebody brings: recognised by its content, under a name that says nothing. */
async function again(resume: Resume, format: ResumeFormat, resources = RESOURCES): Promise<ImportedFiles> {
  const content = await RESUME_FORMATS[format].write(resume, resources);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return importFiles([{ name: 'file', bytes }], { uuid: UUID, language: 'en' }, () =>
    Promise.reject(new Error('The file is no PDF')),
  );
}

/** A file without any content is refused, so that there is always a name. */
function named(resume: Resume): Resume {
  const { data, config } = resume.sections['personal-data'];
  const fields = { ...config.fields, firstName: true };
  return {
    ...resume,
    sections: {
      ...resume.sections,
      'personal-data': { data: { ...data, firstName: 'Maria' }, config: { ...config, fields } },
    },
  };
}

describe.each(ROUND_TRIPS)('a resume saved as %s and imported', (format, { readAs, held, holdsHidden }) => {
  const { holdsPhoto } = RESUME_FORMATS[format];

  test('is recognised, and has every printed text in the resume or in a note', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryResume.map(named), async (resume) => {
        const imported = await again(resume, format);
        expect(imported.format).toBe(readAs);
        expect(lostTexts(resume, imported)).toEqual([]);
      }),
      runs(25),
    );
  });

  test('is the same in everything that the format holds', async () => {
    const resumes = holdsHidden ? arbitraryResume : arbitraryResume.map(withPlainWords);
    await fc.assert(
      fc.asyncProperty(resumes.map(named), async (resume) => {
        const imported = await again(resume, format);
        expect(held(imported.resume, resume)).toEqual(held(resume, resume));
        const isPhotoHeld = holdsPhoto && (holdsHidden || showSections(resume).hasPhoto);
        expect(imported.photo).toEqual(isPhotoHeld ? PHOTO : undefined);
      }),
      runs(25),
    );
  });
});

test('a resume saved as rendercv and imported is recognised, and the same from the second time on', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryResume.map(withPlainWords).map(named), async (resume) => {
      const first = await again(resume, 'rendercv');
      expect(first.format).toBe('rendercv');
      const second = await again(first.resume, 'rendercv');
      expect(second.resume.sections).toEqual(first.resume.sections);
    }),
    runs(25),
  );
});

// Whole CVs, not random ones: a DOCX is read by its words and their places, as a document of any program is.
describe.each(['modern', 'classic', 'duotone'] as const)('a resume saved as docx in %s and imported', (slug) => {
  const resources = { ...RESOURCES, photo: null, fonts: installedFonts() };
  const people = Object.entries(PEOPLE).map(([name, person]) => [name, resumeOfPerson(person, slug)] as const);

  test.each([...people, ['typical', typicalResume(slug)] as const])(
    'has what docx holds of %s, in the language of its texts, and loses no text',
    async (_, original) => {
      const resume = { ...original, pageSetup: { ...original.pageSetup, footer: true } };
      const imported = await again(resume, 'docx', resources);
      expect(imported.format).toBe('docx');
      expect(imported.resume.language).toBe(resume.language);
      expect(heldByDocx(showSections(imported.resume))).toEqual(heldByDocx(showSections(resume)));
      // Addresses are printed without their beginning, and interests are divided at commas: `heldByDocx` compares both.
      const interests = showSections(resume)
        .entries('interests')
        .map(({ content }) => content);
      const lost = lostTexts(resume, imported).filter(
        (text) => !/^(https?:|www\.)/.test(text) && !interests.includes(text),
      );
      expect(lost).toEqual([]);
    },
  );
});
