import type { Language } from '../../../../engine/text/languages.ts';
import type { RichText } from '../../model/rich-text.ts';
import type { Entry } from '../../model/sections.ts';
import type { XmlContent } from './build-xml.ts';
import { CEFR_SKILLS, type CefrGrid, levelOf, readGrid } from './cefr-grid.ts';
import { EUROPASS_WORDS, type EuropassWord } from './europass-words.ts';
import { writeListedSkill } from './listed-skills.ts';
import { plainToHtml, richTextToHtml } from './rich-text-to-html.ts';
import type { ShownSections } from './shown-sections.ts';
import type { PersonFact } from './write-passport-person.ts';

type Skill = Entry<'skills'>;
/** The categories of EUDriving that the schema has. */
const LICENCES = new Set(['AM', 'A1', 'A2', 'A', 'B1', 'B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D1E', 'D', 'DE']);

/** `Skills`: languages, skills and programs, driving licences. */
export function writePassportSkills(sections: ShownSections, language: Language): XmlContent {
  const skills = sections.entries('skills');
  const described = (word: EuropassWord) => skills.find((skill) => isDescribed(skill, EUROPASS_WORDS[language][word]));
  const communication = described('communicationSkills');
  const organisational = described('organisationalSkills');
  const other = described('otherSkills');
  const listed = skills.filter((skill) => ![communication, organisational, other].includes(skill));
  return {
    Linguistic: writeLanguages(sections.entries('languages')),
    Communication: { Description: plainToHtml(communication?.description ?? '') },
    Organisational: { Description: plainToHtml(organisational?.description ?? '') },
    JobRelated: { Description: skillList(listed) },
    Computer: { Description: skillList(sections.entries('software')) },
    Driving: { Description: { Licence: licences(sections).flatMap(({ code }) => (code === null ? [] : [code])) } },
    Other: { Description: plainToHtml(other?.description ?? '') },
  };
}

/** A skill that is a description under one of Europass's headings. */
function isDescribed({ name, description, level, levelDescription }: Skill, heading: string): boolean {
  return name === heading && description.trim() !== '' && level === null && levelDescription === '';
}

function skillList(skills: readonly Skill[]): string {
  const items = skills.map((skill) => ({ level: 0, children: writeListedSkill(skill) }));
  const list: RichText = items.length === 0 ? [] : [{ type: 'list', style: 'bulleted', items }];
  return richTextToHtml(list);
}

function writeLanguages(entries: readonly Entry<'languages'>[]): XmlContent {
  const isMotherTongue = ({ level }: Entry<'languages'>) => level === 'native';
  const foreign = entries.filter((entry) => !isMotherTongue(entry));
  return {
    MotherTongueList: {
      MotherTongue: entries.filter(isMotherTongue).map(({ language }) => ({ Description: { Label: language } })),
    },
    ForeignLanguageList: { ForeignLanguage: foreign.map(writeForeignLanguage) },
  };
}

function writeForeignLanguage({ language, level, levelDescription, certificates }: Entry<'languages'>): XmlContent {
  const [first = '', ...more] = levelDescription.split('\n');
  const grid = readGrid(first);
  const isOwnGrid = grid !== null && levelOf(grid) === level;
  const described = isOwnGrid ? more.join('\n') : levelDescription;
  return {
    Description: { Label: language },
    ProficiencyLevel: writeGrid(isOwnGrid ? grid : Object.fromEntries(CEFR_SKILLS.map((skill) => [skill, level]))),
    AcquiredDuring: { Experience: [{ Description: plainToHtml(described) }] },
    VerifiedBy: { Certificate: [{ Title: certificates }] },
  };
}

function writeGrid(grid: CefrGrid): XmlContent {
  return {
    Listening: grid.listening?.toUpperCase() ?? '',
    Reading: grid.reading?.toUpperCase() ?? '',
    SpokenInteraction: grid.spokenInteraction?.toUpperCase() ?? '',
    SpokenProduction: grid.spokenProduction?.toUpperCase() ?? '',
    Writing: grid.writing?.toUpperCase() ?? '',
  };
}

function licences(sections: ShownSections): { entry: Entry<'driving-licences'>; code: string | null }[] {
  return sections.entries('driving-licences').map((entry) => {
    const code = entry.category.replace('+', '');
    return { entry, code: LICENCES.has(code) ? code : null };
  });
}

/** What Europass has no elements for: texts about a first language, and dates and notes of a driving licence. */
export function factsBesideSkills(sections: ShownSections): PersonFact[] {
  const native = sections.entries('languages').filter(({ level }) => level === 'native');
  return [
    ...native.map(({ language, levelDescription, certificates }) => ({
      label: language.trim(),
      value: [levelDescription, certificates].filter((text) => text.trim() !== '').join(', '),
    })),
    ...licences(sections).map(({ entry, code }) => ({
      label: entry.category,
      value: [code === null ? entry.category : '', entry.date, entry.description]
        .filter((text) => text.trim() !== '')
        .join(', '),
    })),
  ].filter(({ value }) => value !== '');
}
