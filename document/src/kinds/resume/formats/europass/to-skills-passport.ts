import { toBcp47 } from '../../../../engine/text/languages.ts';
import type { Resume } from '../../model/resume.ts';
import { buildXml } from './build-xml.ts';
import { showSections } from './shown-sections.ts';
import { writeAchievements } from './write-passport-achievements.ts';
import { writeEducation, writeWork } from './write-passport-lists.ts';
import { factsBesideForm, writePassportPerson } from './write-passport-person.ts';
import { factsBesideSkills, writePassportSkills } from './write-passport-skills.ts';

const NAMESPACE = 'http://europass.cedefop.europa.eu/Europass';

/**
 * What a resume prints as a Europass CV in XML, valid by the schema 3.4 of Cedefop. What Europass has no elements for is in the texts of
 * achievements, where `fromSkillsPassportXml` finds it (docs/decisions/0066). The schema demands dates of creation: a resume has none, so
 * they are the start of the Unix epoch.
 *
 * @param photo a JPEG or PNG.
 */
export function toSkillsPassportXml(resume: Resume, { photo }: { photo: Uint8Array | null }): string {
  const { language } = resume;
  const sections = showSections(resume);
  const facts = [...factsBesideForm(sections.person, language), ...factsBesideSkills(sections)];
  const content = {
    ...writePassportPerson(sections.person, sections.hasPhoto ? photo : null, language),
    WorkExperienceList: { WorkExperience: sections.entries('experiences').map(writeWork) },
    EducationList: { Education: sections.entries('education').map(writeEducation) },
    Skills: writePassportSkills(sections, language),
    AchievementList: { Achievement: writeAchievements(sections, facts, language) },
  };
  const passport = {
    SkillsPassport: {
      '@xmlns': NAMESPACE,
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@xsi:schemaLocation': `${NAMESPACE} http://europass.cedefop.europa.eu/xml/v3.4.0/EuropassSchema.xsd`,
      '@locale': toBcp47(language),
      DocumentInfo: {
        DocumentType: 'ECV',
        CreationDate: '1970-01-01T00:00:00.000Z',
        LastUpdateDate: '1970-01-01T00:00:00.000Z',
        XSDVersion: 'V3.4',
        Generator: 'Kreda',
      },
      LearnerInfo: content,
    },
  };
  return buildXml(passport, ['LearnerInfo']);
}
