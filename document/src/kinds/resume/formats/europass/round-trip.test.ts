import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import type { Resume } from '../../model/resume.ts';
import { OWN_FACTS } from '../../model/sections/personal-data.ts';
import { arbitraryResume } from '../testing/arbitrary-resume.ts';
import { fromCandidateXml } from './from-candidate.ts';
import { fromSkillsPassportXml } from './from-skills-passport.ts';
import { showSections } from './shown-sections.ts';
import { heldByCandidate } from './testing/held-by-candidate.ts';
import { heldByPassport } from './testing/held-by-passport.ts';
import { lostTexts } from './testing/lost-texts.ts';
import { withPlainWords } from './testing/plain-words.ts';
import { toCandidateXml } from './to-candidate.ts';
import { toSkillsPassportXml } from './to-skills-passport.ts';

const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

describe.each([
  ['SkillsPassport', toSkillsPassportXml, fromSkillsPassportXml, heldByPassport],
  ['Candidate', toCandidateXml, fromCandidateXml, heldByCandidate],
])('a resume as %s and back', (_format, write, read, heldBy) => {
  const again = (resume: Resume) => read(write(resume, { photo: PHOTO }), { uuid: resume.uuid, language: 'en' });

  test('has every printed text, in the resume or in a note', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        expect(lostTexts(resume, again(resume))).toEqual([]);
      }),
      runs(60),
    );
  });

  test('is the same in everything that the format holds', () => {
    fc.assert(
      fc.property(arbitraryResume.map(withPlainWords), (resume) => {
        const imported = again(resume);
        const shown = showSections(resume);
        expect(imported.photo).toEqual(shown.hasPhoto ? PHOTO : undefined);
        expect(imported.resume.language).toBe(resume.language);
        const expected = heldBy(shown);
        const held = heldBy(showSections(imported.resume));
        // Remarks about languages and licences are facts, too, and a resume has room for six. The others have notes.
        const facts = expected.facts.length <= OWN_FACTS.length ? held.facts : expected.facts;
        expect({ ...held, facts }).toEqual(expected);
      }),
      runs(60),
    );
  });
});
