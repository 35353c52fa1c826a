import type { ImportedResume, ImportSetting } from '../intake/imported-resume.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { readCandidateActivities } from './candidate-activities.ts';
import { readEducationHistory, readEmployment } from './candidate-history.ts';
import { readCandidatePerson } from './candidate-person.ts';
import { readCandidateQualifications } from './candidate-qualifications.ts';
import { createEuropassDraft, finishEuropass, languageOfCode } from './europass-draft.ts';
import { type FileNode, find, takeAt } from './file-node.ts';
import { readXmlNodes } from './read-xml-nodes.ts';

/**
 * Reads a Europass CV in the XML of today's European portal (Candidate 4.0, HR Open Standards 3.2 with extensions). Names are read
 * without their namespaces, in any order. Of several profiles, the first is read: the others are translations.
 *
 * @throws UnreadableFileError if the file is damaged or no Candidate.
 */
export function fromCandidateXml(xml: string, setting: ImportSetting): ImportedResume {
  return fromCandidateTree(readXmlNodes(xml), setting);
}

/** The same from elements that are parsed already. */
export function fromCandidateTree(root: FileNode, setting: ImportSetting): ImportedResume {
  const person = find(root, 'CandidatePerson');
  const profile = find(root, 'CandidateProfile');
  if (!person && !profile) {
    throw new UnreadableFileError('not-of-format', { path: root.name, problem: 'CandidatePerson is missing' });
  }
  const language = languageOfCode(takeAt(profile, 'languageCode')) ?? setting.language;
  const draft = createEuropassDraft({ ...setting, language });
  readCandidatePerson(person, profile, draft);
  readEmployment(profile, draft);
  readEducationHistory(profile, draft);
  readCandidateQualifications(profile, draft);
  readCandidateActivities(profile, draft);
  return finishEuropass(draft, root);
}
