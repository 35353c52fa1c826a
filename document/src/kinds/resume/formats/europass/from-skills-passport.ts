import { isJsonObject } from '../../model/json-object.ts';
import type { ImportedResume, ImportSetting } from '../intake/imported-resume.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { createEuropassDraft, finishEuropass, languageOfCode } from './europass-draft.ts';
import { type FileNode, find, takeAt } from './file-node.ts';
import { readJsonTree } from './json-tree.ts';
import { readPassportAchievements } from './passport-achievements.ts';
import { readPassportEducation, readPassportExperience } from './passport-experience.ts';
import { readPassportPerson } from './passport-person.ts';
import { readPassportSkills } from './passport-skills.ts';
import { readXmlNodes } from './read-xml-nodes.ts';

/**
 * Reads a Europass CV in the XML of Cedefop's editor (SkillsPassport, versions 3.0 to 3.4; 2013 to 2020). A cover letter and
 * attachments in the file are left out, with notes.
 *
 * @throws UnreadableFileError if the file is damaged or no SkillsPassport.
 */
export function fromSkillsPassportXml(xml: string, setting: ImportSetting): ImportedResume {
  return fromSkillsPassportTree(readXmlNodes(xml), setting);
}

/** The same from JSON, which has the elements as fields (Europass JSON schema 3.x). */
export function fromSkillsPassportJson(json: unknown, setting: ImportSetting): ImportedResume {
  if (!isJsonObject(json)) throw new UnreadableFileError('not-of-format', { problem: 'Not an object' });
  const passport = Object.hasOwn(json, 'SkillsPassport') ? json.SkillsPassport : json;
  return fromSkillsPassportTree(readJsonTree('SkillsPassport', passport), setting);
}

/** The same from elements that are parsed already. */
export function fromSkillsPassportTree(root: FileNode, setting: ImportSetting): ImportedResume {
  const learner = root.name.toLowerCase() === 'learnerinfo' ? root : find(root, 'LearnerInfo');
  if (!learner) throw new UnreadableFileError('not-of-format', { path: root.name, problem: 'LearnerInfo is missing' });
  const language = languageOfCode(takeAt(root, 'locale')) ?? setting.language;
  const draft = createEuropassDraft({ ...setting, language });
  readPassportPerson(learner, draft);
  readPassportExperience(learner, draft);
  readPassportEducation(learner, draft);
  readPassportSkills(learner, draft);
  readPassportAchievements(learner, draft);
  return finishEuropass(draft, root);
}
