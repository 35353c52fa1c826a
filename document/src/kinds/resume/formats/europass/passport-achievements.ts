import { type RichText, richTextToPlain } from '../../model/rich-text.ts';
import { MAX_NOTE_CHARACTERS } from '../../model/section.ts';
import { sectionName } from '../../model/section-names.ts';
import { type TextEntry, toEntries } from './achievement-entries.ts';
import type { EuropassDraft } from './europass-draft.ts';
import type { EuropassWord } from './europass-words.ts';
import { readFactList } from './fact-list.ts';
import { type FileNode, find, findAll, mark, pathOf, printableText, take, takeAt } from './file-node.ts';
import { addHeaded, fitsSection, type HeadedSection } from './headed-entries.ts';
import { type HeadedEntry, readHeaded } from './headed-text.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { type HeadingSection, sectionOfHeading } from './section-headings.ts';
import { addTitledSkill } from './skill-texts.ts';

/** The sections of achievements by the codes of Europass. */
const SECTIONS_BY_CODE: Readonly<Record<string, HeadingSection>> = {
  publications: 'publications',
  projects: 'projects',
  honors_awards: 'awards',
  memberships: 'memberships',
  references: 'references',
  courses: 'courses',
  certifications: 'certifications',
};
const HEADINGS_BY_CODE: Readonly<Record<string, EuropassWord>> = {
  conferences: 'conferences',
  seminars: 'seminars',
  presentations: 'presentations',
  workshops: 'workshops',
  citations: 'citations',
};

/** Reads the achievements of a SkillsPassport. Those of codes without a section of the resume keep their headings. */
export function readPassportAchievements(learner: FileNode | undefined, draft: EuropassDraft): void {
  for (const achievement of findAll(learner, 'Achievement')) readAchievement(achievement, draft);
}

function readAchievement(achievement: FileNode, draft: EuropassDraft): void {
  const title = find(achievement, 'Title');
  const codeNode = find(title, 'Code');
  const labelNode = find(title, 'Label') ?? title;
  const code = mark(codeNode);
  const label = labelNode ? printableText(labelNode) : '';
  const blocks = htmlToRichText(takeAt(achievement, 'Description'));
  const section = SECTIONS_BY_CODE[code] ?? sectionOfHeading(label, draft.language);
  const isFacts = code === '' && label === draft.words.additional && readFactList(blocks, pathOf(achievement), draft);
  if (section || isFacts) mark(labelNode);
  if (isFacts) return;
  if (section) {
    addTexts(section, blocks, achievement, draft);
    return;
  }
  const word = HEADINGS_BY_CODE[code];
  const heading = take(labelNode) || (word ? draft.words[word] : take(codeNode));
  addOthers(heading, blocks, achievement, draft);
}

/** Adds the entries of a text to a section. */
export function addTexts(section: HeadingSection, blocks: RichText, node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  if (section === 'summary') draft.summary(path, blocks);
  else if (section === 'clauses') draft.add(section, { content: blocks }, { path, text: richTextToPlain(blocks) });
  else if (section === 'interests') {
    const intake = draft.intake(path);
    for (const content of intake.pieces('Description', richTextToPlain(blocks), MAX_NOTE_CHARACTERS)) {
      draft.add(section, { content }, { path, text: content });
    }
  } else if (section === 'skills' || section === 'software') {
    addTitledSkill({ node, section, name: sectionName(section, draft.language), blocks, notes: '' }, draft);
  } else {
    for (const entry of headedTexts(blocks, node, draft, section))
      addHeaded(section, entry, { path, text: entry.title }, draft);
  }
}

/** Adds the entries of a text under a heading of its own. */
export function addOthers(heading: string, blocks: RichText, node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  const entries = headedTexts(blocks, node, draft, 'custom-1');
  if (entries.length === 0 && heading !== '') draft.addOther(heading, { title: heading }, { path, text: heading });
  for (const entry of entries) draft.addOther(heading, entry, { path, text: entry.title });
}

/** The entries of a text, fitted into the fields of a section. */
function headedTexts(blocks: RichText, node: FileNode, draft: EuropassDraft, section: HeadedSection): HeadedEntry[] {
  const headed = readHeaded(blocks);
  const entries = headed && fitsSection(section, headed) ? [headed] : toEntries(blocks);
  return entries.map((entry: TextEntry | HeadedEntry): HeadedEntry => {
    const intake = draft.intake(pathOf(node));
    const blank = { subtitle: '', place: '', dateFrom: '', dateTo: '', present: false };
    const fitted = {
      ...blank,
      ...entry,
      title: intake.line('Description', entry.title),
      subtitle: 'subtitle' in entry ? intake.line('Description', entry.subtitle) : '',
      place: 'place' in entry ? intake.line('Description', entry.place) : '',
      url: intake.address('Description', entry.url),
      description: intake.richText('Description', entry.description),
    };
    intake.close();
    return fitted;
  });
}
