import type { Language } from '../../../../engine/text/languages.ts';
import type { Entry } from '../../model/sections.ts';
import type { XmlContent } from './build-xml.ts';
import { CEFR_SKILLS, type CefrSkill, levelOf, readGrid } from './cefr-grid.ts';
import { writeSkillDetails } from './listed-skills.ts';
import { languageCode } from './names-of-codes.ts';
import { plainToHtml } from './rich-text-to-html.ts';
import { writeDate } from './write-candidate-history.ts';

const DIMENSIONS: Readonly<Record<CefrSkill, string>> = {
  listening: 'CEF-Understanding-Listening',
  reading: 'CEF-Understanding-Reading',
  spokenInteraction: 'CEF-Speaking-Interaction',
  spokenProduction: 'CEF-Speaking-Production',
  writing: 'CEF-Writing-Production',
};

/** A foreign language as `PersonCompetency`. */
export function writeLanguage(entry: Entry<'languages'>, language: Language): XmlContent {
  const name = entry.language.trim();
  const code = languageCode(name, language);
  const grid = ownGrid(entry) ?? Object.fromEntries(CEFR_SKILLS.map((skill) => [skill, entry.level]));
  return {
    CompetencyID:
      code === undefined ? { '@schemeName': 'FREE_TEXT', '#': name } : { '@schemeName': 'NORMAL', '#': code },
    'hr:TaxonomyID': 'language',
    'hr:CompetencyName': name,
    'eures:CompetencyDimension': CEFR_SKILLS.flatMap((skill) => {
      const level = grid[skill]?.toUpperCase() ?? '';
      if (level === '') return [];
      return [{ 'hr:CompetencyDimensionTypeCode': DIMENSIONS[skill], 'eures:Score': { 'hr:ScoreText': level } }];
    }),
  };
}

function ownGrid({ level, levelDescription }: Entry<'languages'>) {
  const grid = readGrid(levelDescription);
  return grid !== null && levelOf(grid) === level ? grid : null;
}

/** What a Candidate has no elements for: certificates and remarks about a language, as facts. */
export function languageFacts(entries: readonly Entry<'languages'>[]): { label: string; value: string }[] {
  return entries
    .map((entry) => ({
      label: entry.language.trim(),
      value: [ownGrid(entry) ? '' : entry.levelDescription, entry.certificates]
        .filter((part) => part.trim() !== '')
        .join(', '),
    }))
    .filter(({ value }) => value !== '');
}

type Skill = Entry<'skills' | 'software'>;

/** True for a skill that is nothing but a name: the others need a section of the user's own. */
export function isBare({ level, levelDescription, description }: Skill): boolean {
  return level === null && levelDescription.trim() === '' && description.trim() === '';
}

export function writeBareSkill({ name }: Skill, taxonomy: 'Digital_Skill' | 'Other_Skill'): XmlContent {
  return name.trim() === '' ? '' : { 'hr:TaxonomyID': taxonomy, 'hr:CompetencyName': name.trim() };
}

/** A skill with details as `Other`. */
export function writeDetailedSkill(skill: Skill): XmlContent {
  return { Title: skill.name.trim(), Description: plainToHtml(writeSkillDetails(skill).trim()) };
}

/** A driving licence. Its note has no element: it is a fact. */
export function writeLicence({ category, date }: Entry<'driving-licences'>): XmlContent {
  if (category === '') return '';
  return { 'hr:LicenseTypeCode': category.replace('+', ''), FirstIssuedDate: writeDate(date) };
}
