import type { RichText } from '../../model/rich-text.ts';
import { richTextToPlain } from '../../model/rich-text.ts';
import type { ListSectionSlug } from '../../model/sections.ts';
import { toEntries } from './achievement-entries.ts';
import type { EuropassDraft } from './europass-draft.ts';
import type { EuropassWord } from './europass-words.ts';
import { type FileNode, find, findAll, mark, pathOf, take, takeAt } from './file-node.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { sectionOfHeading } from './section-headings.ts';

type TextSection = Extract<
  ListSectionSlug,
  'publications' | 'projects' | 'awards' | 'memberships' | 'references' | 'courses' | 'certifications' | 'volunteering'
>;

/** The sections of achievements by the codes of Europass. */
const SECTIONS_BY_CODE: Readonly<Record<string, TextSection>> = {
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
  for (const achievement of findAll(learner, 'Achievement')) {
    const title = find(achievement, 'Title');
    const codeNode = find(title, 'Code');
    const labelNode = find(title, 'Label') ?? title;
    const code = mark(codeNode);
    const blocks = htmlToRichText(takeAt(achievement, 'Description'));
    const section = SECTIONS_BY_CODE[code] ?? sectionOfHeading(mark(labelNode), draft.language);
    const word = HEADINGS_BY_CODE[code];
    mark(labelNode);
    if (section) addTexts(section, blocks, achievement, draft);
    else {
      const heading = take(labelNode) || (word ? draft.words[word] : take(codeNode));
      addOthers(heading, blocks, achievement, draft);
    }
  }
}

/** Adds the entries of a text to a section. */
export function addTexts(section: TextSection, blocks: RichText, node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  for (const entry of toEntries(blocks)) {
    const intake = draft.intake(path);
    const title = intake.line('Description', entry.title);
    const source = { path, text: title };
    const rest = { url: entry.url, description: intake.richText('Description', entry.description) };
    if (section === 'publications') draft.add(section, { title, ...rest }, source);
    else if (section === 'memberships') draft.add(section, { organization: title, ...rest }, source);
    else if (section === 'references') {
      const contact = [entry.url, richTextToPlain(rest.description)].filter((text) => text !== '').join('\n');
      draft.add(section, { name: title, contact: intake.line('Description', contact) }, source);
    } else draft.add(section, { name: title, ...rest }, source);
    intake.close();
  }
}

/** Adds the entries of a text under a heading of its own. */
export function addOthers(heading: string, blocks: RichText, node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  const entries = toEntries(blocks);
  for (const entry of entries.length === 0 && heading !== ''
    ? [{ title: heading, url: '', description: [] }]
    : entries) {
    const intake = draft.intake(path);
    const title = intake.line('Description', entry.title);
    const description = intake.richText('Description', entry.description);
    draft.addOther(heading, { title, url: entry.url, description }, { path, text: title });
    intake.close();
  }
}
