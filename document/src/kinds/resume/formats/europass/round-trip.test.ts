import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { emptyResume, type Resume } from '../../model/resume.ts';
import { OWN_FACTS } from '../../model/sections/personal-data.ts';
import { applyOperation } from '../../operations/operation.ts';
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

  test('keeps names in messengers that look like addresses and numbers', () => {
    const base = emptyResume('3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', 'pl');
    const facts = {
      fact1Label: 'Skype',
      fact1Value: 'zofia.ws',
      fact2Label: 'WhatsApp',
      fact2Value: '+48 600 000 111',
    };
    const data = { ...base.sections['personal-data'].data, firstName: 'Zofia', ...facts };
    const resume = applyOperation(base, { type: 'data', section: 'personal-data', data });
    const read = again(resume).resume.sections['personal-data'].data;
    expect(read).toMatchObject(facts);
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
