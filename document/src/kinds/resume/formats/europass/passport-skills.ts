import { LICENCE_CATEGORIES, MAX_NOTE_CHARACTERS } from '../../model/section.ts';
import { sectionName } from '../../model/section-names.ts';
import { CEFR_SKILLS, type CefrGrid, describeGrid, levelOf } from './cefr-grid.ts';
import { readDate } from './dates.ts';
import type { EuropassDraft } from './europass-draft.ts';
import type { EuropassWord } from './europass-words.ts';
import { type FileNode, find, findAll, findDeep, pathOf, take, takeAt } from './file-node.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { languageName } from './names-of-codes.ts';
import { addSkillText } from './skill-texts.ts';

/** Reads the skills of a SkillsPassport. */
export function readPassportSkills(learner: FileNode | undefined, draft: EuropassDraft): void {
  const skills = find(learner, 'Skills');
  const linguistic = find(skills, 'Linguistic');
  for (const node of findAll(linguistic, 'MotherTongue')) readMotherTongue(node, draft);
  for (const node of findAll(linguistic, 'ForeignLanguage')) readForeignLanguage(node, draft);
  for (const [name, heading] of GENERIC_SKILLS) {
    const node = find(skills, name);
    if (node) readGenericSkill(node, heading, draft);
  }
  for (const node of findDeep(find(skills, 'Driving'), 'Licence')) addLicence(take(node), node, draft);
}

const GENERIC_SKILLS: readonly (readonly [string, EuropassWord])[] = [
  ['Communication', 'communicationSkills'],
  ['Organisational', 'organisationalSkills'],
  ['JobRelated', 'jobRelatedSkills'],
  ['Computer', 'digitalSkills'],
  ['Other', 'otherSkills'],
];

function readLanguage(node: FileNode | undefined, draft: EuropassDraft): string {
  return takeAt(node, 'Label') || languageName(takeAt(node, 'Code') || take(node), draft.language);
}

function readMotherTongue(node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  const intake = draft.intake(path);
  const language = intake.line('Description', readLanguage(find(node, 'Description') ?? node, draft));
  if (language !== '') draft.add('languages', { language, level: 'native' }, { path, text: language });
  intake.close();
}

function readForeignLanguage(node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  const intake = draft.intake(path);
  const levels = find(node, 'ProficiencyLevel');
  const grid: CefrGrid = Object.fromEntries(
    CEFR_SKILLS.flatMap((skill) => {
      const level = takeAt(levels, skill);
      return level === '' ? [] : [[skill, level]];
    }),
  );
  const language = intake.line('Description', readLanguage(find(node, 'Description'), draft));
  const certificates = readCertificates(node);
  const experiences = findDeep(find(node, 'AcquiredDuring'), 'Experience').map((item) => readExperience(item));
  const described = [describeGrid(grid, draft.language), ...experiences].filter((text) => text !== '').join('\n');
  const line = intake.line('VerifiedBy', certificates.join(', '));
  const [levelDescription, ...more] = intake.pieces('AcquiredDuring', described, MAX_NOTE_CHARACTERS);
  for (const text of more) intake.leaveOut('AcquiredDuring', text);
  const entry = { language, level: levelOf(grid), levelDescription, certificates: line };
  draft.add('languages', entry, { path, text: language });
  intake.close();
}

/** The certificates of a skill in words: title, who awarded it, level and date. JSON files have them with or without `VerifiedBy`. */
function readCertificates(node: FileNode): string[] {
  const certificates = [...findDeep(find(node, 'VerifiedBy'), 'Certificate'), ...findAll(node, 'Certificate')];
  const verified = findAll(node, 'VerifiedBy')
    .slice(1)
    .flatMap((item) => findDeep(item, 'Certificate'));
  return [...certificates, ...verified]
    .map((certificate) => {
      const texts = ['Title', 'AwardingBody', 'Level'].map((name) => takeAt(certificate, name));
      return [...texts, readDate(find(certificate, 'Date')), take(certificate)]
        .filter((text) => text !== '')
        .join(', ');
    })
    .filter((text) => text !== '');
}

/** Where a language was learnt, in words. */
function readExperience(experience: FileNode): string {
  const area = find(experience, 'Area');
  const period = find(experience, 'Period');
  const from = readDate(find(period, 'From'));
  const to = readDate(find(period, 'To'));
  const dates = [from, to].filter((text) => text !== '').join(' – ');
  const texts = htmlToRichText(takeAt(experience, 'Description'));
  const description = texts.flatMap((block) =>
    (block.type === 'paragraph' ? [block.children] : block.items.map(({ children }) => children)).map((runs) =>
      runs.map(({ text }) => text).join(''),
    ),
  );
  return [takeAt(area, 'Label') || takeAt(area, 'Code'), ...description, dates]
    .filter((text) => text !== '')
    .join(', ');
}

function readGenericSkill(node: FileNode, heading: EuropassWord, draft: EuropassDraft): void {
  const blocks = htmlToRichText(takeAt(node, 'Description') || take(node));
  const levels = find(node, 'ProficiencyLevel');
  const areas = (levels?.children ?? []).map((area) => describeArea(area, draft)).filter((text) => text !== '');
  const notes = [...areas, ...readCertificates(node)].join(', ');
  if (blocks.length === 0 && notes === '') return;
  addSkillText({ node, section: heading === 'digitalSkills' ? 'software' : 'skills', heading, blocks, notes }, draft);
}

const AREAS: Readonly<Record<string, EuropassWord>> = {
  information: 'information',
  communication: 'communication',
  contentcreation: 'contentCreation',
  safety: 'safety',
  problemsolving: 'problemSolving',
};
/** The levels of the self-assessment of digital skills; older files have two letters. */
const USERS: Readonly<Record<string, EuropassWord>> = {
  A: 'basicUser',
  B: 'independentUser',
  C: 'proficientUser',
};

/** A self-assessment of one area of digital skills, as `safety: independent user`. */
function describeArea(area: FileNode, { words }: EuropassDraft): string {
  const level = take(area);
  if (level === '') return '';
  const word = AREAS[area.name.toLowerCase()];
  const user = USERS[level];
  return `${word ? words[word] : area.name}: ${user ? words[user] : level}`;
}

/** Europass writes `BE` where licences have `B+E` printed on them. Categories that a resume has no field for become skills. */
export function addLicence(text: string, node: FileNode, draft: EuropassDraft, date = ''): void {
  if (text === '') return;
  const path = pathOf(node);
  const code = text.toUpperCase().replace(/[\s+]/g, '');
  const category = LICENCE_CATEGORIES.find((known) => known.replace('+', '') === code);
  if (category) {
    draft.add('driving-licences', { category, date }, { path, text });
    return;
  }
  const intake = draft.intake(path);
  const name = intake.line('', `${sectionName('driving-licences', draft.language)}: ${text}`);
  draft.note({ kind: 'moved', path, text, to: 'skills' });
  draft.add('skills', { name }, { path, text });
  intake.close();
}
