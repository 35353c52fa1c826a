import { describe, expect, test } from 'vitest';
import { emptyResume } from '../../model/resume.ts';
import { applyOperation } from '../../operations/operation.ts';
import { fromCandidateXml } from './from-candidate.ts';
import { fromSkillsPassportXml } from './from-skills-passport.ts';
import { toCandidateXml } from './to-candidate.ts';
import { toSkillsPassportXml } from './to-skills-passport.ts';

describe.each([
  ['SkillsPassport', toSkillsPassportXml, fromSkillsPassportXml],
  ['Candidate', toCandidateXml, fromCandidateXml],
])('a resume as %s and back', (_format, write, read) => {
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
    const imported = read(write(resume, {}), { uuid: resume.uuid, language: 'en' }).resume;
    expect(imported.sections['personal-data'].data).toMatchObject(facts);
  });
});
