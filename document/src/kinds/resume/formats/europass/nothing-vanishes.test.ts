import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { resumeSchema } from '../../model/resume.ts';
import type { FileNode } from './file-node.ts';
import { fromCandidateTree } from './from-candidate.ts';
import { fromSkillsPassportTree } from './from-skills-passport.ts';
import { readXmlNodes } from './read-xml-nodes.ts';
import { arbitraryChanges, changedTree } from './testing/changed-tree.ts';
import { FULL_CANDIDATE } from './testing/full-candidate.ts';
import { FULL_SKILLS_PASSPORT } from './testing/full-skills-passport.ts';
import { unaccountedTexts } from './testing/unaccounted-texts.ts';

const SETTING = { uuid: '3f0c3f0e-5a4c-4f4e-9a51-0f0f4c2f7a11', language: 'en' } as const;

describe.each([
  ['SkillsPassport', FULL_SKILLS_PASSPORT, fromSkillsPassportTree],
  ['Candidate', FULL_CANDIDATE, fromCandidateTree],
])('a %s', (_format, xml, read) => {
  const check = (root: FileNode) => {
    const imported = read(root, SETTING);
    expect(unaccountedTexts(root, imported)).toEqual([]);
    expect(resumeSchema.safeParse(imported.resume).error).toBeUndefined();
  };

  test('has each text in the resume or in a note', () => {
    check(readXmlNodes(xml));
  });

  test('has each text in the resume or in a note, whatever is missing, doubled, unknown or different', () => {
    const root = readXmlNodes(xml);
    fc.assert(
      fc.property(arbitraryChanges, (changes) => check(changedTree(root, changes))),
      runs(60),
    );
  });
});
