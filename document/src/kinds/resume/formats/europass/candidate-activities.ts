import { MAX_LINE_CHARACTERS } from '../../model/printable.ts';
import type { RichText } from '../../model/rich-text.ts';
import { richTextToPlain } from '../../model/rich-text.ts';
import { MAX_NOTE_CHARACTERS } from '../../model/section.ts';
import { commas } from '../commas.ts';
import { oneLine } from '../intake/one-line.ts';
import { paragraphs } from '../intake/rich-lines.ts';
import { readPhone } from './candidate-contact.ts';
import { readPersonName } from './candidate-person.ts';
import { readDate, readPeriod } from './dates.ts';
import type { EuropassDraft } from './europass-draft.ts';
import type { EuropassWord } from './europass-words.ts';
import { addFact } from './fact-list.ts';
import { type FileNode, find, findAll, findDeep, mark, pathOf, printableText, take, takeAt } from './file-node.ts';
import { addHeaded } from './headed-entries.ts';
import type { HeadedEntry } from './headed-text.ts';
import { htmlToRichText } from './html-to-rich-text.ts';
import { readListedSkill } from './listed-skills.ts';
import { addTexts } from './passport-achievements.ts';
import { sectionOfHeading } from './section-headings.ts';
import { addTitledSkill } from './skill-texts.ts';

/** Reads the sections of `CandidateProfile` whose entries have a title, a date and a description. */
export function readCandidateActivities(profile: FileNode | undefined, draft: EuropassDraft): void {
  for (const node of itemsOf(profile, 'Projects')) {
    const { title: name, place, ...rest } = readActivity(node, draft);
    draft.add('projects', { name, ...withPlace(rest, place) }, sourceOf(node, name));
  }
  for (const node of itemsOf(profile, 'VoluntaryWorks')) {
    const { title: name, place, ...rest } = readActivity(node, draft);
    draft.add('volunteering', { name, ...withPlace(rest, place) }, sourceOf(node, name));
  }
  for (const node of [...itemsOf(profile, 'NetworksAndMemberships'), ...itemsOf(profile, 'OrganizationAffiliations')]) {
    const { title: organization, place, ...rest } = readActivity(node, draft);
    draft.add('memberships', { organization, ...withPlace(rest, place) }, sourceOf(node, organization));
  }
  for (const node of itemsOf(profile, 'CourseCertifications')) {
    const { title: name, place, present: _, ...rest } = readActivity(node, draft);
    draft.add('courses', { name, ...withPlace(rest, place) }, sourceOf(node, name));
  }
  for (const name of ['HonorsAndAwards', 'HonoursAndAwards', 'Awards']) {
    for (const node of itemsOf(profile, name)) {
      const { title, place, present: _, ...rest } = readActivity(node, draft);
      draft.add('awards', { name: title, ...withPlace(rest, place) }, sourceOf(node, title));
    }
  }
  for (const [name, word] of OTHER_SECTIONS) {
    for (const node of itemsOf(profile, name)) addActivity(draft.words[word], node, draft);
  }
  for (const node of itemsOf(profile, 'HobbiesAndInterests')) readInterest(node, draft);
  for (const others of findAll(profile, 'Others')) readOthers(others, draft);
  for (const node of findDeep(profile, 'Referee')) readReferee(node, draft);
  for (const node of findAll(profile, 'ClosingStatement')) {
    const content = htmlToRichText(takeAt(node, 'Statement'));
    if (content.length > 0) draft.add('clauses', { content }, sourceOf(node, richTextToPlain(content)));
  }
}

/** Sections without a section of the resume. */
const OTHER_SECTIONS: readonly (readonly [string, EuropassWord])[] = [
  ['ConferencesAndSeminars', 'conferences'],
  ['SpeakingHistory', 'conferences'],
  ['CreativeWorks', 'creativeWorks'],
  ['SocialAndPoliticalActivities', 'socialActivities'],
  ['PatentHistory', 'patents'],
];

/** The entries of a section: the children that have fields of their own. */
function itemsOf(profile: FileNode | undefined, name: string): FileNode[] {
  return findAll(profile, name).flatMap(({ children }) => children.filter((child) => child.children.length > 0));
}

function sourceOf(node: FileNode, text: string): { path: string; text: string } {
  return { path: pathOf(node), text };
}

type Activity = Omit<HeadedEntry, 'subtitle'>;

/** Only sections of the user's own have a place: elsewhere it is the first line of the description. */
function withPlace<A extends { description: RichText }>(activity: A, place: string): A {
  return { ...activity, description: [...paragraphs(place), ...activity.description] };
}

const TITLES = ['Title', 'OrganizationName', 'EventName', 'PatentTitle', 'Name'];

function readActivity(node: FileNode, draft: EuropassDraft): Activity {
  const path = pathOf(node);
  const intake = draft.intake(path);
  const titles = TITLES.map((name) => plainText(takeAt(node, name))).filter((text) => text !== '');
  const links = findAll(node, 'Link').map((link) => takeAt(link, 'URI') || take(link));
  const [url = '', ...further] = links.filter((link) => link !== '');
  const [title = '', ...more] = titles.length === 0 ? [url] : titles;
  const period = find(node, 'Date') ?? find(node, 'Period');
  const award = readDate(find(node, 'HonourAwardDate'));
  const activity = {
    title: intake.line('Title', title),
    place: intake.line('Location', takeAt(node, 'Location')),
    ...readPeriod(period, intake, draft.noteDay),
    url: intake.address('Link', url),
    description: intake.richText('Description', [
      ...paragraphs(...more, award),
      ...htmlToRichText(takeAt(node, 'Description')),
      ...paragraphs(...further),
    ]),
  };
  intake.close();
  return activity;
}

/** Titles are plain in most files. */
function plainText(text: string): string {
  return text.includes('<') ? richTextToPlain(htmlToRichText(text)) : text;
}

function addActivity(heading: string, node: FileNode, draft: EuropassDraft): void {
  const activity = readActivity(node, draft);
  draft.addOther(heading, activity, sourceOf(node, activity.title));
}

/** An interest is one text; what is too long for it becomes further ones. */
function readInterest(node: FileNode, draft: EuropassDraft): void {
  const { title, url, place, description } = readActivity(node, draft);
  const text = richTextToPlain(description);
  const parts = [title, place, text === title ? '' : text, url === title ? '' : url];
  const intake = draft.intake(pathOf(node));
  const pieces = intake.pieces('Description', parts.filter((part) => part !== '').join('\n'), MAX_NOTE_CHARACTERS);
  for (const content of pieces) draft.add('interests', { content }, sourceOf(node, content));
}

/** A section that the user has made up. Its title may be the name of a section of the resume. */
function readOthers(others: FileNode, draft: EuropassDraft): void {
  const title = find(others, 'Title');
  if (readFacts(others, draft)) return;
  const section = sectionOfHeading(title ? printableText(title) : '', draft.language);
  const items = findAll(others, 'Other');
  if (section) mark(title);
  const heading = section || items.length === 0 ? '' : take(title);
  for (const node of items) {
    if (!section) addActivity(heading, node, draft);
    else if (section === 'skills' || section === 'software') addListedSkill(section, node, draft);
    else if (section === 'summary' || section === 'clauses' || section === 'interests') {
      const { title: name, description } = readActivity(node, draft);
      addTexts(section, [...paragraphs(name), ...description], node, draft);
    } else {
      const { place, ...activity } = readActivity(node, draft);
      const entry = { subtitle: '', place: '', ...withPlace(activity, place) };
      addHeaded(section, entry, sourceOf(node, entry.title), draft);
    }
  }
}

/** A skill with its details, as our own export writes it. */
function addListedSkill(section: 'skills' | 'software', node: FileNode, draft: EuropassDraft): void {
  const title = takeAt(node, 'Title');
  const blocks = htmlToRichText(takeAt(node, 'Description'));
  const details = richTextToPlain(blocks);
  const skill = readListedSkill([{ text: title, bold: true }, ...(details === '' ? [] : [{ text: ` ${details}` }])]);
  if (skill && title.length <= MAX_LINE_CHARACTERS) draft.add(section, skill, sourceOf(node, skill.name));
  else addTitledSkill({ node, section, name: title, blocks, notes: '' }, draft);
}

/** Reads facts of the person from a section of our own export. False for other sections, of which nothing is read. */
function readFacts(others: FileNode, draft: EuropassDraft): boolean {
  const title = find(others, 'Title');
  if (!title || printableText(title) !== draft.words.additional) return false;
  const items = findAll(others, 'Other');
  const isFact = ({ children }: FileNode) => children.every(({ name }) => name === 'Title' || name === 'Description');
  if (!items.every(isFact)) return false;
  mark(title);
  for (const node of items) {
    const value = oneLine(richTextToPlain(htmlToRichText(takeAt(node, 'Description'))));
    addFact({ label: takeAt(node, 'Title'), value }, pathOf(node), draft);
  }
  return true;
}

function readReferee(node: FileNode, draft: EuropassDraft): void {
  const path = pathOf(node);
  const intake = draft.intake(path);
  const personName = find(node, 'PersonName');
  const formatted = takeAt(personName, 'FormattedName');
  const { firstName, lastName } = readPersonName(personName);
  const name = formatted || [firstName, lastName].filter((part) => part !== '').join(' ');
  const contacts = findAll(node, 'Communication').flatMap((item) => [takeAt(item, 'URI'), readPhone(item)]);
  const others = [takeAt(node, 'Comment'), takeAt(node, 'Description')].map((text) =>
    richTextToPlain(htmlToRichText(text)),
  );
  const contact = commas(...contacts, ...findAll(node, 'Link').map(take), ...others);
  const entry = {
    name: intake.line('PersonName', name),
    position: intake.line('Role', plainText(takeAt(node, 'Role') || takeAt(node, 'PositionTitle'))),
    company: intake.line('OrganizationName', takeAt(node, 'OrganizationName')),
    contact: intake.line('Communication', contact),
  };
  draft.add('references', entry, { path, text: name });
  intake.close();
}
